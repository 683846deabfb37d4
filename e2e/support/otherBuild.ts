import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileLines, linesOfAll, linesOfNumber, linesOfWorker } from '@countersign/primitives/fileLines'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The files by which another, equally correct build differs from this one: its icon has another colour. */
export function otherBuild(folder: string): { readonly number: string; readonly files: Record<string, string> } {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const files: Record<string, string> = { 'favicon.svg': read('favicon.svg').replaceAll('#2340C4', '#C42340') }
  let lines = fileLines(read('SHA256SUMS'))
  const before = { number: sha256(linesOfNumber(lines)), list: sha256(linesOfWorker(lines)) }
  const renew = () => {
    lines = lines.map(({ name, hash }) => ({ name, hash: files[name] === undefined ? hash : sha256(files[name]) }))
  }
  renew()
  files['worker.js'] = read('worker.js').replace(before.list, sha256(linesOfWorker(lines)))
  renew()
  const number = sha256(linesOfNumber(lines))
  for (const name of ['index.html', 'root.html']) files[name] = read(name).replace(before.number, number)
  renew()
  files['SHA256SUMS'] = linesOfAll(lines)
  return { number, files }
}
