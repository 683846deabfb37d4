import { expect, test } from 'vitest'
import { runCli } from '../runCli.ts'
import { plainIo } from './plainIo.ts'
import { printJson } from './printJson.ts'

const odd = 'a\u001b[2J\u007f\u009b8m \u202eb\u2028\ue000\u{e0001}\ttab “é” 👍'

test('security: no command controls the terminal, also not with an error', async () => {
  let [written, complained] = ['', '']
  const io = {
    write: (text: string) => void (written += text),
    complain: (text: string) => void (complained += text),
    readSecret: async () => '',
  }
  expect(await runCli([`no${odd}`], io)).toBe(2)
  expect(complained).toContain('noa\\u{1b}[2J\\u{7f}\\u{9b}8m \\u{202e}b')
  plainIo(io).write('two\nlines\u001b[8m\n')
  expect(written).toBe('two\nlines\\u{1b}[8m\n')
})

test('security: JSON has no character that a terminal obeys, and is the same value', () => {
  const text = printJson({ odd, amount: 5n })
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Zl}]/u)
  expect(JSON.parse(text)).toEqual({ odd, amount: '5' })
  let written = ''
  const io = { write: (part: string) => void (written += part), complain: () => undefined, readSecret: async () => '' }
  plainIo(io).write(text)
  expect(written).toBe(text)
})
