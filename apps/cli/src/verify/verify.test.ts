import { checksumAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { buildSafeTransaction, buildTransaction } from '@countersign/safe'
import { printEvidenceFile, type Evidence } from '@countersign/safe/exchange'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { privateKeyToAccount, sign } from 'viem/accounts'
import * as z from 'zod'
import { runCli } from '../runCli.ts'

const FILES = {
  'root.html': '<!doctype html>',
  'index.html': '<!doctype html><p>relative',
  'verify.html': '<!doctype html><title>Verify</title>',
  'assets/app.js': 'const answer = 42',
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const LIST = Object.entries(FILES)
  .map(([name, text]) => `${sha256(text)}  ${name}\n`)
  .join('')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-verify-'))
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries(FILES)) put(name, text)
  put('SHA256SUMS', LIST)
  put('assets/app.js.br', brotliCompressSync(FILES['assets/app.js']))
  put('SHA256SUMS.gz', gzipSync(LIST))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)

async function verify(...args: string[]) {
  let [written, complained] = ['', '']
  const code = await runCli(['verify', ...args], {
    write: (text) => void (written += text),
    complain: (text) => void (complained += text),
    readSecret: async () => '',
  })
  return { code, written, complained }
}

describe('a folder', () => {
  test('behavior: a built page is compared with its own list, compressed copies too', async () => {
    const { code, written } = await verify(folder)
    expect(written).toContain('✓ 4 of the 4 files of the list are in the folder and are the same')
    expect(written).toContain(sha256(LIST))
    expect(written).toContain("not checked: whether the list is the release's")
    expect(code).toBe(0)
  })

  test.each([
    [
      'a changed file',
      'assets/app.js',
      'const answer = 43',
      /✗ assets\/app\.js is [0-9a-f]{64}, expected [0-9a-f]{64}/,
    ],
    [
      'a changed compressed copy',
      'assets/app.js.br',
      brotliCompressSync('const answer = 43'),
      /✗ assets\/app\.js\.br is/,
    ],
    ['a damaged compressed copy', 'assets/app.js.br', 'x', /✗ assets\/app\.js\.br is damaged/],
    ['a file that the list does not name', 'assets/more.js', 'x', /✗ assets\/more\.js is not in the list/],
    ['another list as a compressed copy', 'SHA256SUMS.gz', gzipSync('x'), /✗ SHA256SUMS\.gz is/],
  ])('error: %s differs', async (_title, name, content, sentence) => {
    put(name, content)
    const { code, written } = await verify(folder)
    expect(written).toMatch(sentence)
    expect(code).toBe(1)
  })

  test('error: an absent file, and a list other than the trusted one', async () => {
    rmSync(join(folder, 'assets/app.js'))
    const trusted = join(folder, '../trusted-sums')
    writeFileSync(trusted, LIST.replace(sha256(FILES['verify.html']), sha256('other')))
    const { code, written } = await verify(folder, '--sums', trusted)
    rmSync(trusted)
    expect(written).toContain('✗ SHA256SUMS of the folder is another list than the given one')
    expect(written).toContain('✗ assets/app.js is not in the folder')
    expect(written).toMatch(/✗ verify\.html is/)
    expect(code).toBe(1)
  })

  test('behavior: a release has the list and verify.html alone', async () => {
    for (const name of ['root.html', 'index.html', 'assets', 'SHA256SUMS.gz'])
      rmSync(join(folder, name), { recursive: true })
    put('NOTES.md', 'notes')
    const { code, written } = await verify(folder, '--json')
    const Report = z.object({
      results: z.array(z.looseObject({ kind: z.string(), files: z.number(), list: z.string() })),
    })
    expect(Report.parse(JSON.parse(written)).results).toEqual([
      expect.objectContaining({ kind: 'release', files: 1, named: 4, same: true, list: sha256(LIST) }),
    ])
    expect(code).toBe(0)
  })
})

describe('evidence', () => {
  const proposal = {
    kind: 'proposal',
    chainId: 1n,
    chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
    safe: checksumAddress('0x1dca000000000000000000000000000000003fb4'),
    version: '1.4.1',
    transaction: buildTransaction({ to: ZERO_ADDRESS, value: 5n, nonce: 3n }),
    signatures: [],
    proposer: null,
    createdAt: 1,
    note: '',
    account: null,
    names: [],
    tokens: [],
    messages: [],
  } as const
  const { domainHash, messageHash, safeTxHash } = buildSafeTransaction(proposal)
  const KEY = `0x${'55'.repeat(32)}` as const

  async function evidenceFile(hash = safeTxHash): Promise<string> {
    const evidence: Evidence = {
      createdAt: 1,
      build: 'ab12',
      statement: 'Sent 5 wei.',
      proposal,
      hashes: { domainHash, messageHash, safeTxHash: hash },
      facts: [],
      checks: [],
      overrides: [],
      signatures: [
        {
          owner: privateKeyToAccount(KEY).address,
          data: await sign({ hash: safeTxHash, privateKey: KEY, to: 'hex' }),
          outcome: 'valid',
          reason: null,
        },
      ],
      execution: { status: 'SUCCESS', transactionHash: null, executor: null, at: null },
      journal: null,
    }
    put(`${hash}.json`, await printEvidenceFile(evidence))
    return join(folder, `${hash}.json`)
  }

  test('behavior: hashes and signatures are computed again, and what only a chain could confirm is not checked', async () => {
    const { code, written } = await verify(await evidenceFile())
    expect(written).toMatch(/verified +.*safeTxHash/)
    expect(written).toMatch(/not checked/)
    expect(code).toBe(0)
  })

  test('error: of several files the one with another hash is named', async () => {
    const { code, written } = await verify(await evidenceFile(), await evidenceFile(`0x${'a'.repeat(64)}`), '--json')
    const Report = z.object({ results: z.array(z.looseObject({ kind: z.literal('evidence'), same: z.boolean() })) })
    expect(Report.parse(JSON.parse(written)).results.map(({ same }) => same)).toEqual([true, false])
    expect(code).toBe(1)
  })
})

test('error: what cannot be compared is neither the same nor different', async () => {
  put('note.txt', 'x')
  for (const [args, sentence] of [
    [[], /Name an instance/],
    [[join(folder, 'absent')], /neither a URL nor a folder or file/],
    [[join(folder, 'note.txt')], /Not compared: /],
    [[join(folder, 'assets')], /neither a built page nor a release/],
    [['http://127.0.0.1:9', '--sums', join(folder, 'SHA256SUMS')], /Not compared: .*(?:ECONNREFUSED|bad port)/],
    [['http://127.0.0.1:9'], /--sums SHA256SUMS/],
  ] as const) {
    const { code, written, complained } = await verify(...args)
    expect([code, written]).toEqual([2, ''])
    expect(complained).toMatch(sentence)
  }
})
