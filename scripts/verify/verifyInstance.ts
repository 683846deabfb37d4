import { askInstance, type Answer } from './askInstance.ts'
import { checkHeaders } from './checkHeaders.ts'
import { buildOf, type Sums } from './readSums.ts'

export type InstanceComparison = { readonly same: boolean; readonly lines: readonly string[] }

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
  const problems = header?.problems ?? []
  const same = differences.length === 0 && problems.length === 0
  return {
    same,
    lines: [
      ...differences.map((text) => `✗ ${text}`),
      ...problems.map((text) => `✗ ${text}`),
      ...(differences.length === 0 ? [`✓ ${files.length} files and the page are the same, plain and compressed`] : []),
      ...(header && problems.length === 0 ? ['✓ the headers are as strict as the page needs them'] : []),
      ...(header ? [] : [`– headers were not looked at (--files-only)`]),
      ...Object.entries(header?.names ?? {}).map(([name, value]) => `  ${WORDS[name] ?? name}: ${value || 'nothing'}`),
      ...(page.sha256 === root
        ? []
        : ['  the page is index.html, with relative paths, as hosts of plain files serve it']),
      same
        ? `The same. ${base} serves build ${buildOf(sums)}.`
        : `NOT the same. ${base} differs from build ${buildOf(sums)} in ${count(differences.length + problems.length)}.`,
    ],
  }
}

const WORDS: Readonly<Record<string, string>> = {
  'connect-src': 'the page may reach',
  'frame-src': 'it may show in a frame',
  'frame-ancestors': 'it may be shown in a frame by',
}

const count = (places: number): string => (places === 1 ? 'one place' : `${places} places`)

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
