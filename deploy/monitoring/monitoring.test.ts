import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { closeShells, createShell } from '../../apps/service/src/testing/createShell.ts'
import { createTestFolder } from '../../apps/service/src/testing/testService.ts'

afterAll(closeShells)

const read = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string(),
          labels: z.object({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.object({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
})
const Dashboard = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })) }),
  ),
})

/** Names of the metrics of a running service, with their labels. A histogram has one name for each of its series. */
async function readMetrics(): Promise<Map<string, Set<string>>> {
  const folder = createTestFolder()
  onTestFinished(() => folder.remove())
  const shell = await createShell({ dataDir: folder.path })
  onTestFinished(() => shell.close())
  const { registry } = shell.context.metrics
  // Prometheus makes this one itself.
  const known = new Map([['up', new Set(['job', 'instance'])]])
  for (const metric of registry.getMetricsAsArray()) {
    const labels = 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : []
    for (const suffix of String(metric.type) === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
      known.set(metric.name + suffix, new Set([...labels, 'instance', 'le']))
  }
  return known
}

/** Names of metrics in an expression, with the labels that it selects or groups by. */
function findNames(expr: string): { metrics: string[]; labels: string[] } {
  return {
    metrics: expr.match(/\b(?:(?:countersign|process|nodejs)_\w+|up(?=\{))/g) ?? [],
    labels: [
      ...[...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) => inner.match(/\w+(?=\s*!?=~?)/g) ?? []),
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inner = '']) => inner.split(/,\s*/)),
    ],
  }
}

test('behavior: alerts and dashboard use only metrics and labels that the service has', async () => {
  const known = await readMetrics()
  const rules = z.parse(Rules, parse(read('alerts.yaml'))).groups.flatMap((group) => group.rules)
  const panels = z.parse(Dashboard, JSON.parse(read('dashboard.json'))).panels
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  expect(rules.length).toBeGreaterThan(8)
  expect(panels.length).toBeGreaterThan(12)
  for (const expr of expressions) {
    const { metrics, labels } = findNames(expr)
    expect(metrics.length, expr).toBeGreaterThan(0)
    for (const name of metrics) expect([...known.keys()], expr).toContain(name)
    for (const label of labels)
      expect(
        metrics.some((name) => known.get(name)?.has(label)),
        `${label} in ${expr}`,
      ).toBe(true)
  }
  expect(findNames('sum by (chain_id) (rate(countersign_x{status=~"5.."}[5m]))')).toEqual({
    metrics: ['countersign_x'],
    labels: ['status', 'chain_id'],
  })
  // Every metric that the documentation recommends to watch has an alert.
  const watched =
    readFileSync(fileURLToPath(new URL('../../docs/operating.md', import.meta.url)), 'utf8').match(
      /countersign_\w+/g,
    ) ?? []
  const used = expressions.join(' ')
  expect([...new Set(watched)].filter((name) => !used.includes(name))).toEqual([])
})

const readRules = () => z.parse(Rules, parse(read('alerts.yaml'))).groups.flatMap((group) => group.rules)

test('behavior: the alert about reorgs takes the process that saw most, because each process counts the same ones', () => {
  const rule = readRules().find(({ expr }) => expr.includes('countersign_reorgs_total'))
  expect(rule?.expr).toMatch(/^max by \(chain_id\) /)
})

test('security: requests with a wrong key of the operator are counted where the alert looks, and others are not', async () => {
  const rule = readRules().find(({ alert }) => alert === 'CountersignOperatorRefused')
  const wanted = [...(rule?.expr ?? '').matchAll(/(\w+)(=~?)"([^"]*)"/g)].map(
    ([, label = '', , pattern = '']) => [label, new RegExp(`^(?:${pattern})$`)] as const,
  )
  expect(wanted.map(([label]) => label)).toEqual(['route', 'status'])
  const adminToken = 'k'.repeat(40)
  const shell = await createShell({ adminToken })
  onTestFinished(() => shell.close())
  const paths = ['/admin/journal-faults', `/admin/accounts/1/0x${'1'.repeat(40)}`, '/about']
  for (const token of [adminToken, 'x'.repeat(40)])
    for (const url of paths)
      await shell.app.inject({
        method: url.includes('accounts') ? 'DELETE' : 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
      })
  const metric = shell.context.metrics.registry.getSingleMetric('countersign_http_requests_total')
  const { values = [] } = (await metric?.get()) ?? {}
  const counted = values.filter(({ labels }) => wanted.every(([label, pattern]) => pattern.test(String(labels[label]))))
  expect(counted.map(({ labels, value }) => [labels['method'], labels['route'], labels['status'], value])).toEqual([
    ['GET', '/admin/journal-faults', 401, 1],
    ['DELETE', '/admin/accounts/:chainId/:address', 401, 1],
  ])
})
