import type { Hex } from '@countersign/primitives'
import { HashSchema } from '@countersign/api'
import { readFileSync } from 'node:fs'
import { StartError } from './StartError.ts'
import type { RelayConfig } from './RelayConfig.ts'
import { configMessages } from './configMessages.ts'

/** The relayer's key from the environment or a file; undefined without relaying. @throws StartError config/invalid */
export function readRelayerKey({ privateKey, privateKeyFile }: RelayConfig): Hex | undefined {
  if (privateKey !== undefined || privateKeyFile === undefined) return privateKey
  let text: string
  try {
    text = readFileSync(privateKeyFile, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw StartError.invalidConfig([configMessages.keyFileUnreadable({ reason })])
  }
  const key = HashSchema.safeParse(text)
  if (key.success) return key.data
  throw StartError.invalidConfig([configMessages.keyFileMalformed({ path: privateKeyFile, length: text.length })])
}
