import { askInstance, type Answer } from './askInstance.ts'
import { checkHeaders } from './checkHeaders.ts'
import { buildOf, type Sums } from './readSums.ts'

/** What an instance serves, beside what a build consists of. */
export type InstanceComparison = {
  readonly kind: 'instance'
  readonly place: string
  readonly same: boolean
  readonly build: string
  /** Files that were compared, without the page. */
  readonly files: number
  /** In words: each file that differs. */
  readonly differences: readonly string[]
  /** In words: each header that is missing, other or looser. Null: not looked at. */
  readonly headers: readonly string[] | null
  /** The hosts that the policy of the page names, by directive. */
  readonly hosts: Readonly<Record<string, string>>
  /** `root.html` at a root, or `index.html` with relative paths as hosts of plain files serve it. */
  readonly document: 'root.html' | 'index.html'
}

const AT_ONCE = 8
const ENCODINGS = ['identity', 'br', 'gzip'] as const

/**
 * Compares what an instance serves with a build, file by file, plain and compressed, and what it says about the page.
 * @param filesOnly - the host sends no headers of its own
 * @throws when the instance cannot be reached
 */
export async function verifyInstance(place: string, sums: Sums, filesOnly: boolean): Promise<InstanceComparison> {
  const base = place.replace(/\/+$/, '')
  const page = await askInstance(`${base}/`, 'identity', 'text/html')
  const root = sums.get('root.html')
  const files = [...sums].filter(([name]) => name !== 'root.html' && name !== 'index.html')
  const differences = [
    ...(await differencesOfPage(base, page, sums)),
    ...(await eachOf(files, ([name, hash]) => differencesOfFile(base, name, hash))).flat(),
  ]
  const header = filesOnly ? null : checkHeaders(page.headers, page.body.toString())
  return {
    kind: 'instance',
    place: base,
    same: differences.length === 0 && (header?.problems ?? []).length === 0,
    build: buildOf(sums),
    files: files.length,
    differences,
    headers: header?.problems ?? null,
    hosts: header?.names ?? {},
    document: page.sha256 === root ? 'root.html' : 'index.html',
  }
}

/** The document itself, at the addresses by which people come. */
async function differencesOfPage(base: string, page: Answer, sums: Sums): Promise<string[]> {
  const [root, index] = [sums.get('root.html'), sums.get('index.html')]
  const isRoot = page.sha256 === root
  if (!isRoot && page.sha256 !== index)
    return [`/ is ${page.sha256}, expected root.html ${root} or index.html ${index}${statusOf(page)}`]
  const paths = isRoot ? ['/', '/index.html', '/accounts', '/safes/eth:0x0/queue'] : ['/', '/index.html']
  const found = await eachOf(paths, async (path) => {
    const answers = await Promise.all(ENCODINGS.map((encoding) => askInstance(`${base}${path}`, encoding, 'text/html')))
    return answers.flatMap((answer, place) =>
      answer.sha256 === page.sha256
        ? []
        : [`${path} (${ENCODINGS[place]}) is ${answer.sha256}, expected ${page.sha256}`],
    )
  })
  return found.flat()
}

async function differencesOfFile(base: string, name: string, expected: string): Promise<string[]> {
  const answers = await Promise.all(ENCODINGS.map((encoding) => askInstance(`${base}/${name}`, encoding)))
  return answers.flatMap((answer, place) =>
    answer.status === 200 && answer.sha256 === expected
      ? []
      : [`${name} (${ENCODINGS[place]}) is ${answer.sha256}, expected ${expected}${statusOf(answer)}`],
  )
}

const statusOf = ({ status }: Answer): string => (status === 200 ? '' : `; it was answered with status ${status}`)

/** A few at a time: an instance has a limit of requests, and may be far away. */
async function eachOf<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(run))))
  return results
}
