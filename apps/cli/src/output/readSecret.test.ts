import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { readSecret } from './readSecret.ts'

function open(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined })
  const output = new PassThrough()
  let shown = ''
  output.on('data', (part: Buffer) => (shown += part.toString()))
  return { input, output, shown: () => shown }
}

test('behavior: the first line is read from a pipe and from a terminal, which does not show it', async () => {
  for (const isTTY of [false, true]) {
    const { input, output, shown } = open(isTTY)
    const answer = readSecret('Passphrase: ', input, output)
    input.write('four random words\nmore\n')
    expect(await answer).toBe('four random words')
    expect(shown()).toBe(isTTY ? 'Passphrase: \n' : 'Passphrase: ')
  }
})

test('error: an input that ends without a line is an empty text', async () => {
  const { input, output } = open(false)
  const answer = readSecret('Passphrase: ', input, output)
  input.end()
  expect(await answer).toBe('')
})
