/**
 * Catalogues without a German file beside them, German files without a catalogue, and ids that differ or are used twice. The compiler
 * compares the keys.
 * @param isEnglishOnly whether a catalogue needs no German
 */
export function findUntranslated(
  files: readonly string[],
  read: (path: string) => string,
  isEnglishOnly: (path: string) => boolean = () => false,
): string[] {
  const catalogues = files.filter(
    (path) => /Messages\.tsx?$/.test(path) && /^export const \w+ = defineMessages\(/m.test(read(path)),
  )
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const path of catalogues) {
    const id = /defineMessages\(\s*'([^']+)'/.exec(read(path))?.[1]
    const translated = path.replace(/\.tsx?$/, '.de.ts')
    const before = id === undefined ? undefined : seen.get(id)
    if (id !== undefined) seen.set(id, path)
    if (id === undefined) problems.push(`${path}: the id of defineMessages must be a string.`)
    else if (before !== undefined) problems.push(`${path}: the id '${id}' is that of ${before} too.`)
    else if (isEnglishOnly(path)) continue
    else if (!files.includes(translated)) problems.push(`${path}: there is no ${translated}.`)
    else if (!read(translated).includes(`>('${id}',`))
      problems.push(`${translated}: its id is not '${id}', as in ${path}.`)
  }
  const names = new Set(catalogues.map((path) => path.replace(/\.tsx?$/, '.de.ts')))
  for (const path of files)
    if (path.endsWith('Messages.de.ts') && !names.has(path)) problems.push(`${path}: it translates no catalogue.`)
  return problems
}
