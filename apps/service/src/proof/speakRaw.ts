import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Says exactly this to a server and resolves with the status of its answer; null when it hung up without one.
 * @param isWhole false for what is cut off: the client then ends the connection as well
 */
export async function speakRaw(port: number, text: string, isWhole: boolean): Promise<number | null> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  const status = () => /^HTTP\/1\.1 (\d{3})[ \r]/.exec(heard)?.[1]
  socket.setEncoding('latin1')
  socket.on('data', (part: string) => {
    heard += part
    // Streams do not end by themselves.
    if (status() !== undefined && heard.includes('\r\n\r\n')) socket.destroy()
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  if (isWhole) socket.write(text, 'latin1')
  else socket.end(text, 'latin1')
  await closed
  return status() === undefined ? null : Number(status())
}
