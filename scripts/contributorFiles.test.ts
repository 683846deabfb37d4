import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import * as z from 'zod'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const Manifest = z.object({ engines: z.object({ node: z.string() }), scripts: z.record(z.string(), z.string()) })
const Launch = z.object({
  configurations: z.array(
    z.object({
      name: z.string(),
      runtimeExecutable: z.string().optional(),
      runtimeArgs: z.array(z.string()).optional(),
      program: z.string().optional(),
      webRoot: z.string().optional(),
    }),
  ),
})
const Workflow = z.object({
  jobs: z.object({
    check: z.object({ steps: z.array(z.object({ run: z.string().optional(), with: z.unknown() }).partial()) }),
  }),
})

const manifest = Manifest.parse(JSON.parse(read('package.json')))

test('behavior: .nvmrc names the oldest Node that the packages support', () => {
  expect(manifest.engines.node).toContain(`^${read('.nvmrc').trim()}.0 `)
})

test('behavior: every debug configuration starts something that exists', () => {
  const { configurations } = Launch.parse(JSON.parse(read('.vscode/launch.json')))
  for (const { name, program, webRoot, runtimeExecutable, runtimeArgs = [] } of configurations) {
    for (const path of [program, webRoot].filter((one) => one !== undefined))
      expect(existsSync(join(root, path.replace('${workspaceFolder}/', ''))), `${name}: ${path}`).toBe(true)
    if (runtimeExecutable === 'npm') expect(Object.keys(manifest.scripts)).toContain(runtimeArgs[1])
  }
  const names = configurations.map(({ name }) => name).join('\n')
  for (const part of ['Service', 'Page', 'Test file']) expect(names).toContain(part)
})

test('behavior: the workflow runs npm test, and names no host of packages', () => {
  const text = read('.github/workflows/check.yaml')
  expect(Workflow.parse(parse(text)).jobs.check.steps.map(({ run }) => run)).toContain('npm test')
  expect(text).not.toMatch(/registry/i)
})

test('behavior: the formatter and the editors agree on the length of lines', () => {
  const Format = z.object({ printWidth: z.number() })
  const { printWidth } = Format.parse(JSON.parse(read('.oxfmtrc.json')))
  expect(read('.editorconfig')).toContain(`max_line_length = ${printWidth}\n`)
})
