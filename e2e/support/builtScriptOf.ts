import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('../../apps/web/dist/assets/', import.meta.url))

/**
 * The script of the build that contains a source file. The build joins small files, so its name may be that of another one.
 * @param source - end of the path of the source
 */
export async function builtScriptOf(source: string): Promise<string> {
  for (const name of (await readdir(FOLDER)).filter((one) => one.endsWith('.js.map')))
    if ((await readFile(`${FOLDER}${name}`, 'utf8')).includes(`/${source}"`)) return name.replace(/\.map$/, '')
  throw new Error(`No script of the build contains ${source}.`)
}
