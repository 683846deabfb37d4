/**
 * Loads the SDK of OpenTelemetry, which costs about 20 MB. Each package by its own dynamic import, because a bundler moves the static imports of a module
 * that is imported dynamically to the beginning of the program.
 */
export async function loadSdk() {
  const [api, resources, tracing, metrics, { OTLPTraceExporter }, { OTLPMetricExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ])
  return { api, resources, tracing, metrics, OTLPTraceExporter, OTLPMetricExporter }
}

export type Sdk = Awaited<ReturnType<typeof loadSdk>>
