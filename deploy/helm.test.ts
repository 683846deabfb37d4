import Ajv from 'ajv'
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service } from 'kubernetes-models/v1'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import * as z from 'zod'
import manifest from '../package.json' with { type: 'json' }
import { loadConfig } from '../apps/service/src/config/loadConfig.ts'
import { canRender, chart, headOf, listExamples, pathsOf, renderChart } from '../scripts/helm/renderChart.ts'
import { readDockerfile } from './readDockerfile.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const examples = await listExamples()

/** The kinds that the chart makes, with the schemas of Kubernetes. */
const KINDS = { ConfigMap, Deployment, Ingress, PodDisruptionBudget, Service, StatefulSet }
const Resource = z.looseObject({
  kind: z.enum(['ConfigMap', 'Deployment', 'Ingress', 'PodDisruptionBudget', 'Service', 'StatefulSet']),
})
const resourcesOf = (text: string) => parseAllDocuments(text).map((document) => Resource.parse(document.toJS()))

const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) })
const Pod = z.object({
  securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
  terminationGracePeriodSeconds: z.number(),
  containers: z.tuple([
    z.looseObject({
      securityContext: z.object({
        allowPrivilegeEscalation: z.literal(false),
        readOnlyRootFilesystem: z.literal(true),
        capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
      }),
      ports: z.tuple([z.object({ name: z.literal('http'), containerPort: z.number() })]),
      env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })),
      startupProbe: Probe,
      livenessProbe: Probe,
      readinessProbe: Probe,
      lifecycle: z.optional(z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) })),
    }),
  ]),
})
const Workload = z.object({ spec: z.object({ replicas: z.number(), template: z.object({ spec: Pod }) }) })

const CLUSTER = ['ConfigMap', 'Deployment', 'Ingress', 'PodDisruptionBudget']
const MADE: Readonly<Record<string, readonly string[]>> = {
  cluster: [...CLUSTER, 'Service'],
  readers: [
    ...CLUSTER,
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'ConfigMap',
    'Deployment',
    'Service',
    'Deployment',
    'Service',
    'Service',
  ],
  single: ['ConfigMap', 'Service', 'StatefulSet'],
}

test.each(examples)(
  'behavior: the rendering of the example %s is of this chart, and valid for Kubernetes',
  async (example) => {
    const text = read(pathsOf(example).rendered)
    expect(text.split('\n', 1)[0]).toBe(await headOf(example))
    const resources = resourcesOf(text)
    for (const { kind, ...fields } of resources) new KINDS[kind](fields).validate()
    expect(resources.map(({ kind }) => kind)).toEqual(MADE[example])
    expect(text).not.toMatch(/postgres:\/\//)
  },
)

test.each(examples)(
  'behavior: the pods of the example %s fit the image: port, folders, user, probes, end',
  (example) => {
    const workload = resourcesOf(read(pathsOf(example).rendered)).find(
      ({ kind }) => kind === 'Deployment' || kind === 'StatefulSet',
    )
    const { spec } = Workload.parse(workload).spec.template
    const [container] = spec.containers
    const { environment } = readDockerfile(read(join(chart, '../Dockerfile')))
    expect(String(container.ports[0].containerPort)).toBe(environment['PORT'])
    const dataDir = container.env.find(({ name }) => name === 'DATA_DIR')?.value
    expect(dataDir?.startsWith(`${environment['DATA_DIR']}/`)).toBe(true)
    expect([container.livenessProbe, container.readinessProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      '/health/live',
      '/health/ready',
    ])
    // Beside others a process serves until the proxies know that it ends; the only one is replaced at once.
    expect(container.lifecycle?.preStop.exec.command).toEqual(example === 'single' ? undefined : ['sleep', '5'])
    // The user `node` of the image.
    expect(spec.securityContext.runAsUser).toBe(1000)
  },
)

test.each(examples)('behavior: the service reads the configuration that the example %s mounts', (example) => {
  const map = resourcesOf(read(pathsOf(example).rendered)).find(({ kind }) => kind === 'ConfigMap')
  const { data } = z.looseObject({ data: z.object({ 'countersign.config.json': z.string() }) }).parse(map)
  const folder = mkdtempSync(join(tmpdir(), 'countersign-helm-'))
  try {
    const file = join(folder, 'countersign.config.json')
    writeFileSync(file, data['countersign.config.json'])
    expect(loadConfig(file, {}).chains).toHaveLength(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('behavior: with readers the ingress leads to the proxy, and each service and budget for disruptions is of the processes of its kind alone', () => {
  const resources = resourcesOf(read(pathsOf('readers').rendered))
  const Selecting = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({ selector: z.record(z.string(), z.string()) }),
  })
  const Selected = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({ template: z.object({ metadata: z.object({ labels: z.record(z.string(), z.string()) }) }) }),
  })
  const of = (kind: string) => resources.filter((resource) => resource.kind === kind)
  const deployments = of('Deployment').map((resource) => Selected.parse(resource))
  const selectedBy = (selector: Readonly<Record<string, string>>) =>
    deployments
      .filter(({ spec: { template } }) =>
        Object.entries(selector).every(([name, value]) => template.metadata.labels[name] === value),
      )
      .map(({ metadata: { name } }) => name)
  const led = of('Service').map((resource) => {
    const { metadata, spec } = Selecting.parse(resource)
    return [metadata.name, selectedBy(spec.selector)]
  })
  const names = ['wallet-countersign-proxy', 'wallet-countersign-readers', 'wallet-countersign']
  const Budget = z.object({
    metadata: z.object({ name: z.string() }),
    spec: z.object({ selector: z.object({ matchLabels: z.record(z.string(), z.string()) }) }),
  })
  const kept = of('PodDisruptionBudget').map((resource) => {
    const { metadata, spec } = Budget.parse(resource)
    return [metadata.name, selectedBy(spec.selector.matchLabels)]
  })
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(names.map((name) => [name, [name]])))
  expect(Object.fromEntries(led)).toEqual(Object.fromEntries(names.map((name) => [name, [name]])))
  expect(JSON.stringify(of('Ingress'))).toContain('"name":"wallet-countersign-proxy"')
  const readOnly = of('Deployment').filter((resource) => JSON.stringify(resource).includes('READ_ONLY'))
  expect(readOnly.map((resource) => Selected.parse(resource).metadata.name)).toEqual(['wallet-countersign-readers'])
})

test('behavior: the schema of the values accepts the defaults and the examples, and refuses an unknown setting', () => {
  const isValid = new Ajv({ strict: false }).compile(JSON.parse(read(join(chart, 'values.schema.json'))))
  const defaults: object = parse(read(join(chart, 'values.yaml')))
  for (const example of examples) {
    isValid({ ...defaults, ...parse(read(pathsOf(example).values)) })
    expect(isValid.errors ?? []).toEqual([])
  }
  expect(isValid({ ...defaults, replica: 3 })).toBe(false)
})

test('behavior: the chart names the release of the product', () => {
  expect(parse(read(join(chart, 'Chart.yaml')))).toMatchObject({ appVersion: manifest.version })
})

test.runIf(canRender())(
  'behavior: rendering the chart again gives the committed files, and values that cannot work are refused',
  async () => {
    for (const example of examples) {
      const { values, rendered } = pathsOf(example)
      expect(`${await headOf(example)}\n${await renderChart(values)}`).toBe(read(rendered))
    }
    await expect(renderChart(join(chart, 'values.yaml'))).rejects.toThrow('Set config.chains')
  },
  120_000,
)
