import type { HrTime } from '@opentelemetry/api'
import type { MetricData, MetricProducer } from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'
import { SERVICE_VERSION } from '../config/serviceVersion.ts'
import type { Sdk } from './loadSdk.ts'

type Values = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>
type Times = { startTime: HrTime; endTime: HrTime }

/** The metrics of `/metrics`, under the same names, for the metric reader of OpenTelemetry. */
export function createMetricProducer(sdk: Sdk, registry: Registry): MetricProducer {
  const startTime = hrTime(Date.now())
  return {
    async collect() {
      const times = { startTime, endTime: hrTime(Date.now()) }
      const found: Values[] = await registry.getMetricsAsJSON()
      const metrics = found.map((metric) => toMetricData(sdk, metric, times))
      const scope = { name: 'countersign', version: SERVICE_VERSION }
      return {
        resourceMetrics: { resource: sdk.resources.emptyResource(), scopeMetrics: [{ scope, metrics }] },
        errors: [],
      }
    },
  }
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)]

function toMetricData({ api, metrics }: Sdk, { name, help, type, values }: Values, times: Times): MetricData {
  const { AggregationTemporality, DataPointType } = metrics
  const shared = {
    descriptor: { name, description: help, unit: '', valueType: api.ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  // Before version 15 prom-client had numbers for the types, and its declaration still has them.
  if (String(type) === 'histogram')
    return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistograms(name, values, times) }
  const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: labels, value }))
  if (String(type) === 'counter') return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
  return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints }
}

type Point = { labels: MetricValue<string>['labels']; sum: number; count: number; upTo: Map<number, number> }

/** Prometheus counts in each bucket everything below it, OpenTelemetry only what is above the bucket before. */
function toHistograms(name: string, values: Values['values'], times: Times) {
  const points = new Map<string, Point>()
  for (const { value, labels: given, metricName } of values) {
    const { le, ...labels } = given
    const key = JSON.stringify(Object.entries(labels).toSorted())
    const point = points.get(key) ?? { labels, sum: 0, count: 0, upTo: new Map() }
    points.set(key, point)
    if (metricName === `${name}_sum`) point.sum = value
    else if (metricName === `${name}_count`) point.count = value
    else if (le !== undefined && le !== '+Inf') point.upTo.set(Number(le), value)
  }
  return [...points.values()].map(({ labels, sum, count, upTo }) => {
    const boundaries = [...upTo.keys()].toSorted((a, b) => a - b)
    const cumulative = [...boundaries.map((le) => upTo.get(le) ?? 0), count]
    const counts = cumulative.map((total, index) => total - (cumulative[index - 1] ?? 0))
    return { ...times, attributes: labels, value: { buckets: { boundaries, counts }, sum, count } }
  })
}
