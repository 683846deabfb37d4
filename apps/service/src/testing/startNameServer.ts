import { createSocket } from 'node:dgram'
import { once } from 'node:events'

type Options = {
  /** IPv4 addresses by name. Null: the server never answers. An absent name has no address. */
  addressesOf(name: string): readonly string[] | null
}
export type TestNameServer = {
  /** `address:port`, in the form of `nameServers` in the configuration. */
  readonly address: string
  /** Names in the order of the requests for their IPv4 addresses. */
  readonly asked: string[]
  stop(): void
}

const HEADER_BYTES = 12
const TYPE_A = 1
const TTL_SECONDS = 60

/** A DNS server on loopback for A and AAAA requests. */
export async function startNameServer({ addressesOf }: Options): Promise<TestNameServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = readQuestion(query)
    if (type === TYPE_A) asked.push(name)
    const found = addressesOf(name)
    if (found === null) return
    const addresses = type === TYPE_A ? found : []
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(addresses.length, 6)
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...addresses.map(toRecord)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, asked, stop: () => void socket.close() }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** Its name is a pointer to the name in the question. */
function toRecord(address: string): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(TYPE_A, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(TTL_SECONDS, 6)
  record.writeUInt16BE(4, 10)
  for (const [index, part] of address.split('.').entries()) record[12 + index] = Number(part)
  return record
}
