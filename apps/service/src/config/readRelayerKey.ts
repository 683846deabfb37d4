import type { Hex } from '@countersign/primitives'
import { HashSchema } from '@countersign/api'
import { readFileSync } from 'node:fs'
import { StartError } from './StartError.ts'
import type { RelayConfig } from './RelayConfig.ts'

/** The relayer's key from the environment or a file; undefined without relaying. @throws StartError config/invalid */
export function readRelayerKey({ privateKey, privateKeyFile }: RelayConfig): Hex | undefined {
  if (privateKey !== undefined || privateKeyFile === undefined) return privateKey
  let text: string
  try {
    text = readFileSync(privateKeyFile, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw StartError.invalidConfig([`relay.privateKeyFile could not be read: ${reason}.`])
  }
  const key = HashSchema.safeParse(text)
  if (key.success) return key.data
  throw StartError.invalidConfig([
    `relay.privateKeyFile: ${privateKeyFile} must contain 0x and 64 hex digits and nothing else; it has ${text.length} characters.`,
  ])
}
