import type { Span } from '@opentelemetry/api'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import { SERVICE_VERSION } from '../config/serviceVersion.ts'
import type { RequestTrace } from '../requests/RequestTrace.ts'
import type { TelemetryConfig } from '../config/TelemetryConfig.ts'
import type { Logger } from '../logging/createLogger.ts'
import { createMetricProducer } from './createMetricProducer.ts'
import type { Sdk } from './loadSdk.ts'
import { parseTraceparent, toTraceparent } from './parseTraceparent.ts'
import type { Telemetry } from './Telemetry.ts'
import { errorTypeOf } from './errorTypeOf.ts'

type Settings = TelemetryConfig & { endpoint: string }

/** A collector that does not answer within this time loses what is sent to it. */
const SEND_MS = 5000
/** A service that stops waits this long for the collector. */
const CLOSE_MS = 2000
/** Finished steps in memory; more are dropped. */
const MOST_SPANS = 8192
const MAX_TEXT = 1000

/** Traces of requests, and the metrics of the registry, for an OTLP collector. */
export function createTelemetry(
  sdk: Sdk,
  { endpoint, headers, traceShare, metricsSeconds }: Settings,
  { registry, log }: { registry: Registry; log: Logger },
): Telemetry {
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = sdk.api
  const warn = (message: string) =>
    log.warn('Traces or metrics could not be sent to the collector.', { error: message.slice(0, MAX_TEXT) })
  const quiet = () => undefined
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  const to = (path: string) => ({ url: `${endpoint.replace(/\/+$/, '')}${path}`, headers, timeoutMillis: SEND_MS })
  const resource = sdk.resources
    .defaultResource()
    .merge(
      sdk.resources.resourceFromAttributes({
        'service.name': 'countersign',
        'service.version': SERVICE_VERSION,
        'service.instance.id': randomUUID(),
      }),
    )
    .merge(sdk.resources.detectResources({ detectors: [sdk.resources.envDetector] }))
  const traces = new sdk.tracing.TracerProvider({
    resource,
    sampler: new sdk.tracing.ParentBasedSampler({ root: new sdk.tracing.TraceIdRatioBasedSampler(traceShare) }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: [
      new sdk.tracing.BatchSpanProcessor({
        exporter: new sdk.OTLPTraceExporter(to('/v1/traces')),
        maxQueueSize: MOST_SPANS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  })
  const metrics = new sdk.metrics.MeterProvider({
    resource,
    readers: [
      new sdk.metrics.PeriodicExportingMetricReader({
        exporter: new sdk.OTLPMetricExporter(to('/v1/metrics')),
        exportIntervalMillis: metricsSeconds * 1000,
        exportTimeoutMillis: Math.min(SEND_MS, metricsSeconds * 1000),
        metricProducers: [createMetricProducer(sdk, registry)],
      }),
    ],
  })
  const tracer = traces.getTracer('countersign', SERVICE_VERSION)
  function follow(span: Span, id: string): RequestTrace {
    const inside = trace.setSpan(ROOT_CONTEXT, span)
    return {
      traceId: span.spanContext().traceId,
      traceparent: toTraceparent(span.spanContext()),
      begin(name, details) {
        if (!span.isRecording()) return quiet
        const step = tracer.startSpan(
          name,
          { kind: SpanKind.CLIENT, attributes: { ...details, 'countersign.request_id': id } },
          inside,
        )
        return (error) => {
          if (error !== undefined)
            step.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorTypeOf(error))
          step.end()
        }
      },
      end(details, hasFailed) {
        // A request that its client aborted may still be answered.
        if (!span.isRecording()) return
        span.setAttributes(details)
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return {
    traceRequest({ id, method, route, traceparent }) {
      const parent = parseTraceparent(traceparent)
      const attributes = { 'http.request.method': method, 'http.route': route, 'countersign.request_id': id }
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent),
      )
      return follow(span, id)
    },
    traceTask({ id, name, attributes }) {
      const all = { ...attributes, 'countersign.request_id': id }
      return follow(tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes: all }, ROOT_CONTEXT), id)
    },
    async close() {
      const closing = Promise.allSettled([traces.shutdown(), metrics.shutdown()])
      const limit = new AbortController()
      await Promise.race([closing, wait(CLOSE_MS, undefined, { signal: limit.signal }).catch(quiet)])
      limit.abort()
      diag.disable()
    },
  }
}
