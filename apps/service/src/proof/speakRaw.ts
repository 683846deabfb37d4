import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Sends these bytes to a server and resolves with the status of its answer; null when it closed the connection without one.
 * @param isWhole false for an incomplete request: the client then closes the connection too
 */
export async function speakRaw(port: number, text: string, isWhole: boolean): Promise<number | null> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  // "100 Continue" is not the final answer.
  const status = () => /(?:^|\r\n\r\n)HTTP\/1\.1 ([2-5]\d{2})[ \r]/.exec(heard)?.[1]
  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    heard += part
    // Streams do not end by themselves.
    if (/(?:^|\r\n\r\n)HTTP\/1\.1 [2-5][\s\S]*\r\n\r\n/.test(heard)) socket.destroy()
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  if (isWhole) socket.write(text, 'latin1')
  else socket.end(text, 'latin1')
  await closed
  return status() === undefined ? null : Number(status())
}
