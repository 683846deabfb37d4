import { expect, test } from 'vitest'
import { findFalsePaths, findFalseStatements, headingAnchors } from './findFalseStatements.ts'
import { foldersOf, type Repository } from './Repository.ts'

const files = [
  'README.md',
  'docs/operating.md',
  'apps/service/README.md',
  'apps/service/src/http/mount.ts',
  'apps/service/src/modules/relay/relay.ts',
  'apps/web/src/http/other.ts',
  'e2e/journeys/liesApps.spec.ts',
]
const repository: Repository = {
  files,
  folders: foldersOf(files),
  scripts: new Map([
    ['', new Set(['start', 'test', 'probe'])],
    ['@countersign/web', new Set(['dev'])],
  ]),
  words: new Set(['SafeTransaction', 'readReview']),
}
const headings = (path: string) =>
  path === 'docs/operating.md' ? headingAnchors('# Operating\n## One service, one folder\n') : null
const reasons = (text: string, path = 'README.md') =>
  findFalseStatements({ path, text }, repository, headings).map(({ line, reason }) => `${line}: ${reason}`)

test('behavior: what the repository has is not reported', () => {
  const text = [
    'See [operating](docs/operating.md#one-service-one-folder), [a site](https://example.org/none.md) and [apps](apps).',
    '`apps/service/src/http/mount.ts`, `http/mount.ts`, `modules/relay`, `e2e/journeys/lies*.spec.ts`, `apps/web/dist/index.html`.',
    '`SafeTransaction` and `readReview()`; `owner` and `https://example.org` are no names of code.',
    '`npm start -- --reset`, `npm run probe -- <rpcUrl>`, `npm run dev -w @countersign/web`, `npm test`.',
  ].join('\n')
  expect(reasons(text)).toEqual([])
})

test.each([
  ['[x](docs/none.md)', 'There is no docs/none.md.'],
  ['[x](docs/operating.md#two-services)', 'docs/operating.md has no heading #two-services.'],
  ['`apps/service/src/none.ts`', 'There is no apps/service/src/none.ts.'],
  ['`http/none.ts`', 'There is no http/none.ts.'],
  ['`none.ts`', 'There is no none.ts.'],
  ['`modules/none`', 'There is no modules/none.'],
  ['`e2e/journeys/truths*.spec.ts`', 'There is no e2e/journeys/truths*.spec.ts.'],
  ['`ReviewedTransaction`', 'The code has no ReviewedTransaction.'],
  ['`npm run none`', 'There is no npm script none.'],
  ['```sh\nnpm run dev -w @countersign/api\n```', 'There is no workspace @countersign/api.'],
  ['```sh\nnpm run probe -w @countersign/web\n```', 'There is no npm script probe in @countersign/web.'],
])('error: %s is reported', (text, reason) => {
  expect(reasons(text)).toEqual([expect.stringMatching(/^\d+: /)])
  expect(reasons(text)[0]).toContain(reason)
})

test('behavior: a document of a workspace means files of that workspace', () => {
  expect(reasons('`src/http/mount.ts`', 'apps/service/README.md')).toEqual([])
  expect(reasons('`src/http/other.ts`', 'apps/service/README.md')).toEqual([
    '1: There is no src/http/other.ts in apps/service/.',
  ])
})

test('error: a comment that names a file which is not there is reported, a string is not', () => {
  const text = ['// See docs/none.md and docs/operating.md.', "const example = 'docs/none.md'"].join('\n')
  expect(findFalsePaths({ path: 'scripts/a.ts', text }, repository).map(({ line, quote }) => [line, quote])).toEqual([
    [1, 'docs/none.md'],
  ])
})
