/** The parts of the SDK in use. Named by their packages, because the declaration of an inferred type would contain private members. */
export type Sdk = {
  readonly api: typeof import('@opentelemetry/api')
  readonly resources: typeof import('@opentelemetry/resources')
  readonly tracing: typeof import('@opentelemetry/sdk-trace')
  readonly metrics: typeof import('@opentelemetry/sdk-metrics')
  readonly OTLPTraceExporter: (typeof import('@opentelemetry/exporter-trace-otlp-http'))['OTLPTraceExporter']
  readonly OTLPMetricExporter: (typeof import('@opentelemetry/exporter-metrics-otlp-http'))['OTLPMetricExporter']
}

/**
 * Loads the SDK of OpenTelemetry, which costs about 20 MB. Each package by its own dynamic import, because a bundler moves the static imports of a module
 * that is imported dynamically to the beginning of the program.
 */
export async function loadSdk(): Promise<Sdk> {
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
