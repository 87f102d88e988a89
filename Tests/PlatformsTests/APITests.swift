import Platforms
import Testing

@Suite struct APITests {
  @Test func `at its target a declaration needs no check`() {
    #expect(API.safeAreaInset.availability(on: DeploymentTargets([.iOS: 15])) == .always)
    #expect(API.safeAreaBar.availability(on: DeploymentTargets([.iOS: 26, .macOS: 27])) == .always)
  }

  @Test func `the check lists every platform that the file ships on`() {
    let targets = DeploymentTargets([.iOS: 17, .macOS: 14])
    #expect(
      API.safeAreaBar.availability(on: targets)
        == .needsCheck([PlatformVersion(.iOS, 26), PlatformVersion(.macOS, 26)]))
    let desktopIsNew = DeploymentTargets([.iOS: 17, .macOS: 27])
    #expect(
      API.safeAreaBar.availability(on: desktopIsNew)
        == .needsCheck([PlatformVersion(.iOS, 26), PlatformVersion(.macOS, 26)]))
  }

  @Test func `Mac Catalyst follows the item for iOS`() {
    let both = DeploymentTargets([.iOS: 17, .macCatalyst: 17])
    #expect(
      API.safeAreaBar.availability(on: both) == .needsCheck([PlatformVersion(.iOS, 26)]))
    let alone = DeploymentTargets([.macCatalyst: 17])
    #expect(
      API.safeAreaBar.availability(on: alone) == .needsCheck([PlatformVersion(.macCatalyst, 26)]))
  }

  @Test func `a platform without the declaration is named`() {
    let everywhere = DeploymentTargets([.iOS: 26, .macOS: 26, .tvOS: 26, .visionOS: 26])
    #expect(API.inspector.availability(on: everywhere) == .absent([.tvOS, .visionOS]))
    let phones = DeploymentTargets([.iOS: 27, .macCatalyst: 27])
    #expect(API.toolbarVerticalEdge.availability(on: phones) == .absent([.macCatalyst]))
  }

  @Test func `unknown targets always need the check, on every platform that has it`() {
    #expect(API.safeAreaBar.availability(on: .unknown) == .unknown)
    #expect(
      API.safeAreaBar.minimums.map(\.description)
        == ["iOS 26", "macOS 26", "tvOS 26", "watchOS 26", "visionOS 26"])
    #expect(API.inspector.minimums.map(\.description) == ["iOS 17", "macOS 14"])
  }

  @Test func `the base name is what a call is written with`() {
    #expect(API.safeAreaBar.baseName == "safeAreaBar")
    #expect(API.horizontalSizeClass.baseName == "horizontalSizeClass")
    #expect(API.anyLayout.baseName == "AnyLayout")
    #expect(API.buttonSystemImage.baseName == "Button")
  }

  @Test func `builders are found by their attribute`() {
    #expect(Builder(attribute: "ViewBuilder") == .viewBuilder)
    #expect(Builder(attribute: "ContentBuilder") == .viewBuilder)
    #expect(Builder(attribute: "MyBuilder") == nil)
    #expect(Builder.toolbarContentBuilder.limitedAvailability.since[.iOS] == Version(17, 5))
    #expect(Builder.toolbarContentBuilder.either?.since[.iOS] == 16)
    #expect(Builder.sceneBuilder.either == nil)
    for builder in Builder.allCases {
      #expect(builder.limitedAvailability.name == "\(builder.name).buildLimitedAvailability")
    }
  }
}
