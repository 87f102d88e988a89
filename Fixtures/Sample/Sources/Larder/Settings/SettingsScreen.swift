import SwiftUI

struct SettingsScreen: View {
  @AppStorage("units") private var units = "metric"
  @State private var layout = RowLayout.compact
  #if os(iOS)
    @Environment(\.verticalSizeClass) private var v
  #endif

  var body: some View {
    Form {
      Picker("Units", selection: $units) {
        Text("Metric").tag("metric")
        Text("Imperial").tag("imperial")
      }
      .pickerStyle(.segmented)

      Toggle(
        "Roomy rows",
        isOn: Binding(
          get: { layout != .compact },
          set: { layout = $0 ? .roomy : .compact }
        ))

      #if os(iOS)
        if v != .compact {
          About()
        }
      #endif
    }
    .navigationBarItems(trailing: Button("Done", action: {}))
  }

  private enum RowLayout {
    case compact, roomy
  }
}

private struct About: View {
  var body: some View {
    Text("Larder keeps your recipes.")
      .environment(\.horizontalSizeClass, .compact)
  }
}
