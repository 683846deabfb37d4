import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Answers bytes that are not HTTP, or that arrive too slowly. Nothing was parsed, so this writes the response by hand, with the usual error
 * body.
 */
export function refuseBadRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const statusCode = STATUS_OF[error.code ?? ''] ?? 400
  const message = STATUS_CODES[statusCode] ?? 'Bad Request'
  const body = JSON.stringify({ code: statusCode, statusCode, message, error: message })
  const head = `HTTP/1.1 ${statusCode} ${message}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close`
  socket.end(`${head}\r\n\r\n${body}`)
}
