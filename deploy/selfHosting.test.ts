import { ChainConfig, ServiceConfig } from '@countersign/service'
import { Pod } from 'kubernetes-models/v1'
import { readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'
import { expect, test } from 'vitest'
import { readDockerfile } from './readDockerfile.ts'

const read = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8')
const text = read('self-hosting.md')
const readOwn = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const unit = readOwn('countersign.service')
const missing = (fields: readonly string[]) => fields.filter((field) => !text.includes(`\`${field}\``))

test('behavior: every field of the configuration is documented', () => {
  expect(missing(Object.keys(ServiceConfig.shape))).toEqual([])
  expect(missing(Object.keys(ChainConfig.shape))).toEqual([])
})

type Shape = Readonly<Record<string, unknown>>
const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** Names of all fields, including those of nested groups; `demo` is set by the launcher only. */
function* fieldsOf(schema: unknown): Generator<string> {
  const def = isShape(schema) && isShape(schema['def']) ? schema['def'] : {}
  const shape = isShape(def['shape']) ? def['shape'] : {}
  for (const [name, field] of Object.entries(shape)) {
    yield name
    if (name !== 'demo') yield* fieldsOf(field)
  }
  // Defaults, lists, unions and pipes; of a pipe the input side is documented.
  const { innerType, element, options, in: before, type, out } = def
  for (const part of [innerType, element, type === 'pipe' && !isTransform(before) ? before : out, ...listOf(options)])
    if (part !== undefined) yield* fieldsOf(part)
}
const isTransform = (schema: unknown) =>
  isShape(schema) && isShape(schema['def']) && !['object', 'array'].includes(String(schema['def']['type']))
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

test('behavior: every field of a group is documented, there or in a linked document', () => {
  const fields = [...new Set(fieldsOf(ServiceConfig))]
  expect(fields).toEqual(
    expect.arrayContaining(['streamBufferBytes', 'plainEvents', 'updatedAtPath', 'secret', 'listed']),
  )
  const led = [...text.matchAll(/\]\(([\w-]+\.md)/g)].map(([, name]) => name ?? '')
  const all = [text, ...new Set(led)].map((name) => (name === text ? text : read(name))).join('\n')
  // A name in code, also within a line of an example.
  const isExplained = (field: string) => new RegExp(`\`[^\`\\n]*\\b${field}\\b|"${field}"`).test(all)
  expect(fields.filter((field) => !isExplained(field))).toEqual([])
})

test('behavior: the limits of PostgreSQL are documented with the actual defaults', () => {
  const rows = [...text.matchAll(/^\| `database\.(\w+)` *\| ([\d ]+?) *\|/gm)]
  const explained = Object.fromEntries(
    rows.map(([, name = '', value = '']) => [name, Number(value.replaceAll(' ', ''))]),
  )
  expect(explained).toEqual(ServiceConfig.shape.database.parse(undefined))
})

test('behavior: of several processes with systemd each has a folder of its own', () => {
  const [, folder = 'none'] = /^StateDirectory=(.*)$/m.exec(unit) ?? []
  expect(unit).toContain(`Environment=DATA_DIR=/var/lib/${folder}\n`)
  // A dynamic user gets the folder of its unit, and two units have different users.
  expect(unit).toContain('DynamicUser=yes\n')
  expect(text).toContain(`\`StateDirectory=${folder}/%i\``)
  expect(text).toContain(`\`Environment=DATA_DIR=/var/lib/${folder}/%i\``)
})

test('behavior: the commands of an upgrade replace the folder that the unit runs', () => {
  const [, folder = 'none'] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? []
  const [, install = ''] = text.split('\n## 2. ')
  const [, upgrade = ''] = text.split('\n## 6. Upgrade\n')
  expect(install.split('\n## ')[0]).toContain(`sudo cp -r . ${folder}\n`)
  const commands = upgrade.slice(0, upgrade.indexOf('\n## '))
  expect(commands).toContain(`sudo cp -r . ${folder}.new\n`)
  expect(commands).toContain(`sudo mv ${folder}.new ${folder}\nsudo systemctl restart countersign\n`)
})

test('behavior: the commands that replace containers one after the other name a service with several containers and wait for the check of the image', () => {
  const [, upgrade = ''] = text.split('\n## 6. Upgrade\n')
  const commands = upgrade.slice(0, upgrade.indexOf('\n## '))
  const [, file = '', service = ''] = /for id in \$\(docker compose -f (\S+) ps -q (\S+)\)/.exec(commands) ?? []
  expect(parse(readOwn(file)).services[service].deploy.replicas).toBeGreaterThan(1)
  expect(commands).toContain(`docker compose -f ${file} up -d --no-deps --no-recreate ${service} `)
  expect(commands).toContain('.State.Health.Status')
  expect(readDockerfile(readOwn('Dockerfile')).healthcheck).toEqual(['node', 'healthcheck.mjs'])
  expect(readOwn('healthcheck.mjs')).toContain('/health/ready')
})

test('behavior: the commands of a backup name the folders of the unit, the image and the chart', () => {
  const [, backup = ''] = text.split('\n## 5. Backup and restore\n')
  const commands = backup.slice(0, backup.indexOf('\n## '))
  const [, checkout = ''] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? []
  const [, state = ''] = /^Environment=DATA_DIR=(.*)$/m.exec(unit) ?? []
  expect(commands).toContain(`sudo npm --prefix ${checkout} run operate -- backup ${state} /`)
  const { name, services } = parse(readOwn('compose.yaml'))
  expect(services.countersign.volumes).toContain('data:/data')
  expect(commands).toContain(`-v ${name}_data:/data `)
  const [program = '', script = ''] = readDockerfile(readOwn('Dockerfile')).command
  expect(commands).toContain(
    `docker compose run --rm -v /backups:/backups countersign ${program} ${script} operate backup /data /backups/`,
  )
  expect(commands).toContain(`countersign ${program} ${script} operate restore /backups/countersign /data\n`)
  expect(parse(readOwn('compose.postgres.yaml')).services.countersign.environment).toHaveProperty('DATABASE_URL')
  expect(commands).toContain(
    `docker compose -f compose.postgres.yaml run --rm -v /backups:/backups countersign ${program} ${script} operate backup /backups/`,
  )
  expect(readOwn('Dockerfile')).toMatch(/^FROM \S+ AS build\nWORKDIR \/app\nCOPY \. \.\nRUN npm ci /m)
  expect(commands).toContain('docker build -f deploy/Dockerfile --target build ')
  const [, pod = ''] = /name: DATA_DIR, value: (\S+) /.exec(readOwn('helm/templates/_helpers.tpl')) ?? []
  expect(commands).toContain(`cd ${pod} `)
  expect(readOwn('helm/examples/single.rendered.yaml')).toMatch(
    /^kind: StatefulSet\nmetadata:\n {2}name: wallet-countersign$/m,
  )
  expect(commands).toContain('kubectl exec wallet-countersign-0 ')
})

test('behavior: the pod of a restore has the volume, the user and the program of the chart', () => {
  const pod = parse(readOwn('restorePod.yaml'))
  expect(() => new Pod(pod).validate()).not.toThrow()
  const documents = parseAllDocuments(readOwn('helm/examples/single.rendered.yaml')).map((each) => each.toJS())
  const { metadata, spec } = documents.find(({ kind }) => kind === 'StatefulSet')
  const [own] = spec.template.spec.containers
  const [container] = pod.spec.containers
  expect(pod.spec.securityContext).toEqual(spec.template.spec.securityContext)
  expect([container.image, container.securityContext]).toEqual([own.image, own.securityContext])
  expect(pod.spec.volumes[0].persistentVolumeClaim).toEqual({
    claimName: `${spec.volumeClaimTemplates[0].metadata.name}-${metadata.name}-0`,
  })
  const mounts = (of: { volumeMounts: { name: string; mountPath: string }[] }) =>
    of.volumeMounts.filter(({ name }) => name !== 'config')
  expect(mounts(container)).toEqual(mounts(own))
  expect(text).toContain(`kubectl scale statefulset ${metadata.name} --replicas=0\n`)
  expect(text).toContain(`kubectl exec ${pod.metadata.name} -- `)
  expect(text).toContain('tar -x -C /data/countersign < countersign.tar')
})
