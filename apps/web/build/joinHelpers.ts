import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const HELPERS = '\0rolldown/runtime.js'
const FIRST_WORDS = fileURLToPath(new URL('../src/app/firstWords/firstWords.ts', import.meta.url))
/** What the bundler writes at the end of the file of its helpers: `export{f as a,u as i}`. */
const EXPORTS = /export\{([^}]*)\};?/
const END = '//# sourceMappingURL='

/**
 * Puts the bundler's helpers, half a kilobyte, into the script of the first rows, which every page loads first. The bundler makes a file of them,
 * and no group of `chunkGroups.ts` is asked for it: one request more before the content, for which no connection is left.
 */
export function joinHelpers(): Plugin {
  let rendered = ''
  return {
    name: 'join-helpers',
    apply: 'build',
    renderChunk(code, { moduleIds }) {
      if (moduleIds.includes(HELPERS)) rendered = code
      return null
    },
    // The name of the file changes with everything that is in it.
    augmentChunkHash: ({ moduleIds }) => (moduleIds.includes(FIRST_WORDS) ? rendered : undefined),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const helpers = chunks.find(({ moduleIds }) => moduleIds.includes(HELPERS))
      const words = chunks.find(({ moduleIds }) => moduleIds.includes(FIRST_WORDS))
      if (!helpers || !words || helpers.moduleIds.length > 1)
        throw new Error('The helpers are no file of their own, or the first rows have none: see joinHelpers.ts.')
      const [from, to] = [addressOf(helpers.fileName), addressOf(words.fileName)]
      for (const chunk of chunks)
        if (chunk !== helpers && chunk.code.includes(from)) chunk.code = importFrom(chunk.code, from, to)
      words.code = withHelpers(words.code, helpers.code)
      delete bundle[helpers.fileName]
      delete bundle[`${helpers.fileName}.map`]
    },
  }
}

const addressOf = (fileName: string): string => `./${fileName.split('/').at(-1)}`

/** Name in the file of the first rows, where no name begins in this way. */
const joinedName = (name: string): string => `$$${name}`

/** Adds lines before the address of the map, so that nothing that the map describes moves. */
function withLines(code: string, added: string): string {
  const [own = '', ...end] = code.split(END)
  return [`${own.trimEnd()}\n${added}\n`, ...end].join(END)
}

function withHelpers(code: string, helpers: string): string {
  const [statement = '', names = ''] = EXPORTS.exec(helpers) ?? []
  if (statement === '' || code.includes('$$'))
    throw new Error('The helpers are written differently: see joinHelpers.ts.')
  const pairs = pairsOf(names)
  const outer = pairs.map(([, name]) => `${name}:${joinedName(name)}`)
  const inner = pairs.map(([local, name]) => `${name}:${local}`)
  const body = helpers.slice(0, helpers.indexOf(statement))
  const exported = pairs.map(([, name]) => joinedName(name))
  return withLines(code, `var{${outer}}=(()=>{${body}return{${inner}}})();export{${exported}};`)
}

/** A statement at the end counts as one at the start. Spaces are left in its place for the map. */
function importFrom(code: string, from: string, to: string): string {
  const written = new RegExp(`import\\{([^}]*)\\}from["'\`]${from.replaceAll('.', '\\.')}["'\`];?`)
  const [statement = '', names = ''] = written.exec(code) ?? []
  const left = code.replace(statement, ' '.repeat(statement.length))
  if (statement === '' || left.includes(from))
    throw new Error(`A script names ${from} differently: see joinHelpers.ts.`)
  const joined = pairsOf(names).map(([name, local]) => `${joinedName(name)} as ${local}`)
  return withLines(left, `import{${joined}}from"${to}";`)
}

/** `a as b,c`: the names before and after `as`. */
const pairsOf = (names: string): [string, string][] =>
  names.split(',').map((pair) => {
    const [name = '', as = name] = pair.trim().split(' as ')
    return [name, as]
  })
