import Platforms
import Testing

@Suite struct DeploymentTargetsTests {
  let phone = DeploymentTargets([.iOS: 17])
  let desk = DeploymentTargets([.iOS: 16, .macOS: 14])

  @Test func `unknown is not the same as known`() {
    #expect(DeploymentTargets.unknown.isUnknown)
    #expect(!phone.isUnknown)
    #expect(DeploymentTargets.unknown != phone)
    #expect(DeploymentTargets.unknown.description == "unknown")
    #expect(phone[.macOS] == nil)
    #expect(phone[.macCatalyst] == nil)
  }

  @Test func `targets that share a file ship on all platforms, at the lowest version`() {
    #expect(phone.merged(with: desk) == desk)
    let television = DeploymentTargets([.iOS: 18, .tvOS: 17])
    let lowest = DeploymentTargets.lowest(of: [phone, desk, .unknown, television])
    #expect(lowest == DeploymentTargets([.iOS: 16, .macOS: 14, .tvOS: 17]))
    #expect(lowest.description == "iOS 16, macOS 14, tvOS 17")
    #expect(DeploymentTargets.lowest(of: []) == .unknown)
    #expect([.iOS: 17, .iOS: 16] == DeploymentTargets([.iOS: 16]))
  }

  @Test func `removing platforms leaves the others`() {
    #expect(desk.removing([.macOS]) == DeploymentTargets([.iOS: 16]))
    #expect(desk.removing([.macOS, .iOS]) == nil)
    #expect(DeploymentTargets.unknown.removing([.iOS]) == .unknown)
  }

  @Test func `a check raises the platforms that it names`() {
    let all = DeploymentTargets([.iOS: 16, .macCatalyst: 16, .macOS: 26, .tvOS: 15])
    let raised = all.raised(to: [PlatformVersion(.iOS, 17), PlatformVersion(.macOS, 14)])
    #expect(raised == DeploymentTargets([.iOS: 17, .macCatalyst: 17, .macOS: 26, .tvOS: 15]))
    let catalyst = all.raised(to: [PlatformVersion(.iOS, 17), PlatformVersion(.macCatalyst, 18)])
    #expect(catalyst[.macCatalyst] == 18)
  }
}
