import { findAnvil } from '@countersign/devchain'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { optimizeLaterEnv } from '../start/optimizeLaterEnv.ts'
import { linkInstalled } from './linkInstalled.ts'
import { listPublished } from './listPublished.ts'
import type { Tarball } from './packTarballs.ts'
import { publishedEntries } from './stageManifest.ts'
import { writeLockedProject } from './writeLockedProject.ts'

const runFile = promisify(execFile)

export type Consumer = {
  readonly folder: string
  /** Runs a program of Node in the folder. Rejects when it fails, with what it wrote. */
  readonly run: (args: readonly string[]) => Promise<string>
  /** Runs commands; `npx` finds the programs of the installed packages. */
  readonly runInShell: (commands: string) => Promise<string>
  readonly remove: () => void
}

/** What examples and applications import themselves; peers of the packages among it. */
const USED = ['viem', 'react', 'react-dom', '@mantine/core', '@mantine/hooks', 'wagmi', '@tanstack/react-query', 'zod']
/** What a project with React, Vite and TypeScript installs. */
const TOOLS = ['@types/node', '@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite']

/**
 * An empty project outside this repository, with every tarball installed by npm. Packages of others get the versions of this repository's lock
 * file, so that a release of theirs does not change the result. The image, installed beside it, gets all of them by `npm ci`.
 */
export async function openConsumer(root: string, tarballs: readonly Tarball[]): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-consumer-'))
  const wanted = [...tarballs.map(({ name }) => name), ...USED, ...TOOLS]
  writeLockedProject(root, { tarballs, wanted }, folder, { name: 'consumer', type: 'module' })
  cpSync(join(root, 'scripts/pack/consumer'), folder, { recursive: true })
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src/everyEntry.ts'), importEverything(root))
  for (const [name, options] of Object.entries(RESOLUTIONS))
    writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify(configuration(options)))
  linkInstalled(root, folder)
  const flags = [
    '--prefer-offline',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  await runFile('npm', ['install', ...flags], { cwd: folder, shell: process.platform === 'win32' })
  return {
    folder,
    async run(args) {
      const env = { ...optimizeLaterEnv(), ANVIL_BIN: findAnvil() }
      const { stdout } = await runFile(process.execPath, [...args], { cwd: folder, env, maxBuffer: 16 * 1024 * 1024 })
      return stdout
    },
    async runInShell(commands) {
      // Nothing may be downloaded under the name of a program that is missing.
      const env = { ...optimizeLaterEnv(), npm_config_offline: 'true' }
      const { stdout } = await runFile('sh', ['-ec', commands], { cwd: folder, env })
      return stdout
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** How consumers resolve: Node itself, and a bundler. */
const RESOLUTIONS = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext', rootDir: 'src', outDir: 'built' },
  // The declarations are the same files, which the other run checks.
  bundler: { module: 'esnext', moduleResolution: 'bundler', noEmit: true, skipLibCheck: true },
}

/** Declarations are checked too, with the strictest settings that consumers have. */
const configuration = (resolution: object) => ({
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    // Not those of Vite, which declare every style sheet: a project may have another bundler.
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noUncheckedSideEffectImports: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    ...resolution,
  },
  include: ['src'],
})

function importEverything(root: string): string {
  const specifiers = listPublished(root).flatMap(({ manifest }) =>
    publishedEntries(manifest)
      .filter(([, target]) => /\.tsx?$/.test(target))
      .map(([entry]) => `${manifest.name}${entry.slice(1)}`),
  )
  const lines = specifiers.map((specifier, place) => `import * as entry${place} from '${specifier}'`)
  return `${lines.join('\n')}\nexport const entries = [${specifiers.map((_, place) => `entry${place}`).join(', ')}]\n`
}
