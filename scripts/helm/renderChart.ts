import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where Debian installs the libraries of Go. */
const GOPATH = '/usr/share/gocode'

/** The chart's folder. */
export const chart = join(root, 'deploy/helm')
const examples = join(chart, 'examples')

/** @returns the names of the examples, such as `cluster` */
export async function listExamples(): Promise<string[]> {
  const names = await readdir(examples)
  return names.flatMap((name) => /^(.+)\.values\.yaml$/.exec(name)?.[1] ?? []).toSorted()
}

/** @returns where the values and the rendering of an example are */
export const pathsOf = (example: string): { readonly values: string; readonly rendered: string } => ({
  values: join(examples, `${example}.values.yaml`),
  rendered: join(examples, `${example}.rendered.yaml`),
})

/** Whether this machine can render: Go, and the libraries that `render.go` names. */
export const canRender = (): boolean =>
  ['github.com/Masterminds/sprig', 'gopkg.in/yaml.v3'].every((name) => existsSync(join(GOPATH, 'src', name)))

/** The first line of a rendering: by it the check sees a rendering that is older than the chart, without Go. */
export async function headOf(example: string): Promise<string> {
  const templates = await readdir(join(chart, 'templates'))
  const files = [
    ...['Chart.yaml', 'values.yaml'].map((name) => join(chart, name)),
    ...templates.toSorted().map((name) => join(chart, 'templates', name)),
    pathsOf(example).values,
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${relative(chart, file)}\n${await readFile(file, 'utf8')}`)
  return `# Rendered by npm run generate:helm from sources with the hash ${hash.digest('hex')}`
}

/**
 * Renders an example of the chart as Helm does.
 * @throws when the chart refuses the values
 */
export async function renderChart(values: string): Promise<string> {
  const env = { ...process.env, GO111MODULE: 'off', GOPATH }
  const { stdout } = await run('go', ['run', join(root, 'scripts/helm/render.go'), chart, values], { env })
  return stdout
}
