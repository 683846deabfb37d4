import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { urlOf } from './testing/portOf.ts'

const program = fileURLToPath(new URL('./verifyJournal.ts', import.meta.url))

test('security: no text of a service controls the terminal', async () => {
  const server = createServer((_, response) => response.writeHead(500).end('\u001b[2JUnbroken: all records\u202e'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const said = await new Promise<string>((resolve) => {
      const args = ['--import', 'tsx', program, `${urlOf(server)}/journal`]
      execFile(process.execPath, args, (_error, out, errors) => resolve(out + errors))
    })
    expect(said).toContain('answered 500: \\u{1b}[2JUnbroken: all records\\u{202e}')
  } finally {
    server.close()
  }
})
