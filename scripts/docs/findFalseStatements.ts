import { dirname, join, normalize } from 'node:path/posix'
import type { Repository } from './Repository.ts'

export type Document = { readonly path: string; readonly text: string }

export type FalseStatement = {
  readonly path: string
  readonly line: number
  /** The words of the document. */
  readonly quote: string
  readonly reason: string
}

/** Folders at the root. A token that begins with one of them is a path from the root. */
const TOP = /^(?:apps|packages|docs|scripts|e2e|bench|conformance|deploy)\//
const FILE_NAME = /\.(?:[cm]?tsx?|mjs|css|svg|sol|spec|md|ya?ml)$/
/** A file named without its folder. */
const SOURCE_NAME = /^[\w*…-]+\.(?:tsx?|mjs)$/
/** Names of systems beside this repository (Windows, anvil), and a file that must not exist. */
const FOREIGN = new Set(['LockFileEx', 'BlockOutOfRangeError', 'utils.ts'])
/** Two humps or more: one hump may be any word of English. */
const IDENTIFIER = /^(?:[a-z][a-z0-9]*[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*)$/

/**
 * Names in a Markdown document that the repository does not have: link targets and their anchors, paths, npm scripts, and identifiers
 * in code. A fenced block is an example of a user's own file, except for its npm commands.
 */
export function findFalseStatements(
  document: Document,
  repository: Repository,
  headingsOf: (path: string) => ReadonlySet<string> | null,
): FalseStatement[] {
  const found: FalseStatement[] = []
  let isFenced = false
  for (const [index, text] of document.text.split('\n').entries()) {
    const report = (quote: string, reason: string | null) =>
      reason !== null && found.push({ path: document.path, line: index + 1, quote, reason })
    if (/^\s*```/.test(text)) isFenced = !isFenced
    for (const [quote, command = ''] of text.matchAll(/\bnpm ((?:run (?:--silent )?|start\b|test\b)[^`|\n]*)/g))
      report(quote.trim(), checkCommand(command, repository))
    if (isFenced) continue
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g))
      report(target, checkLink(target, document.path, repository, headingsOf))
    for (const [, code = ''] of text.matchAll(/`([^`]+)`/g)) {
      report(code, checkPath(code, document.path, repository))
      report(code, checkIdentifier(code, repository))
    }
  }
  return found
}

function checkLink(
  target: string,
  from: string,
  { files, folders }: Repository,
  headingsOf: (path: string) => ReadonlySet<string> | null,
): string | null {
  if (/^[a-z][a-z+.-]*:/.test(target)) return null
  const [path = '', anchor] = target.split('#')
  const resolved = path === '' ? from : normalize(join(dirname(from), path)).replace(/\/$/, '')
  if (!files.includes(resolved) && !folders.has(resolved)) return `There is no ${resolved}.`
  if (anchor === undefined) return null
  const headings = headingsOf(resolved)
  return headings === null || headings.has(anchor) ? null : `${resolved} has no heading #${anchor}.`
}

function checkPath(code: string, from: string, { files, folders }: Repository): string | null {
  if (!/^[\w@.$*{},/-]+$/.test(code) || /^[./@]/.test(code) || FOREIGN.has(code)) return null
  const path = code.replace(/\/$/, '')
  const isFromRoot = TOP.test(code)
  // `routing/mount.ts` in a page about the service means the file below the service, wherever it is there.
  const isInSources = [...folders].some(
    (folder) => /^apps\/[\w-]+\/src\/[\w-]+$/.test(folder) && startsBelow(code, folder),
  )
  if (
    !isFromRoot &&
    !isInSources &&
    !(FILE_NAME.test(code) && (code.includes('/') || SOURCE_NAME.test(code))) &&
    !code.startsWith('src/')
  )
    return null
  if (isBuilt(path)) return null
  const pattern = new RegExp(`^${isFromRoot ? '' : '(?:.*/)?'}${toPattern(path)}$`)
  const workspace = workspaceOf(from)
  const isThere = (candidate: string) =>
    (pattern.test(candidate) && (isFromRoot || SOURCE_NAME.test(code) || candidate.startsWith(workspace))) ||
    // A folder of a package may be called `apps` or `scripts` as well.
    [workspace, `${dirname(from)}/`].some((base) => candidate === `${base}${path}`)
  return files.some(isThere) || [...folders].some(isThere)
    ? null
    : `There is no ${path}${where(workspace, isFromRoot)}.`
}

/** `packages/safe/` for a file in it, nothing for one outside every workspace. */
const workspaceOf = (path: string) => /^(?:apps|packages)\/[\w-]+\//.exec(path)?.[0] ?? ''
const where = (workspace: string, isFromRoot: boolean) => (workspace === '' || isFromRoot ? '' : ` in ${workspace}`)
/** `modules/relay` begins with a folder of the service's sources. */
const startsBelow = (code: string, folder: string) => code.startsWith(`${folder.split('/').at(-1)}/`)
/** What a build writes is not in the repository. */
const isBuilt = (path: string) => /(?:^|\/)dist(?:\/|$)/.test(path)

/** `lies*.spec.ts` and `{a,b}.ts` as a pattern. */
const toPattern = (path: string) =>
  path
    .replaceAll(/[.$]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)

function checkCommand(command: string, { scripts }: Repository): string | null {
  const [first = '', ...rest] = command.replace('--silent ', '').split(/\s+/)
  const name = first === 'run' ? (rest[0] ?? '') : first
  if (!/^[\w:-]+$/.test(name)) return null
  const workspace = /(?:-w|--workspace)[ =](@?[\w/-]+)/.exec(command)?.[1] ?? ''
  const known = scripts.get(workspace)
  if (known === undefined) return `There is no workspace ${workspace}.`
  return known.has(name) ? null : `There is no npm script ${name}${workspace === '' ? '' : ` in ${workspace}`}.`
}

function checkIdentifier(code: string, { words }: Repository): string | null {
  const name = code.replace(/\(.*\)$/, '')
  return !IDENTIFIER.test(name) || words.has(name) || FOREIGN.has(name) ? null : `The code has no ${name}.`
}

/** Anchors of a Markdown text, as hosts of repositories make them. */
export const headingAnchors = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )

/** Paths from the root in comments of code that name a file which is not there. */
export function findFalsePaths(document: Document, { files }: Repository): FalseStatement[] {
  const known = new Set(files)
  const workspace = workspaceOf(document.path)
  return document.text
    .split('\n')
    .flatMap((text, index) =>
      /^\s*(?:\/\/|\/?\*)/.test(text)
        ? [
            ...text.matchAll(
              /(?<![\w/.@-])(?:apps|packages|docs|scripts|e2e|bench|conformance|deploy)\/[\w./-]*\.(?:tsx?|mjs|md)\b/g,
            ),
          ]
            .filter(([path]) => !known.has(path) && !known.has(`${workspace}${path}`))
            .map(([path]) => ({ path: document.path, line: index + 1, quote: path, reason: `There is no ${path}.` }))
        : [],
    )
}
