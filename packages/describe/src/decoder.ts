export { type Knowledge, createDecoder } from './decoder/createDecoder.ts'
export { publishedAbis } from './decoder/publishedAbis.ts'
