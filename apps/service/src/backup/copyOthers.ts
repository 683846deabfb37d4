import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileDurably } from '../files/writeFileDurably.ts'
import { isSecretName } from '../secrets/isSecretName.ts'

/** Copies what cannot be rebuilt, apart from the journal. Each file is complete. */
export async function copyOthers(from: string, to: string): Promise<void> {
  for (const name of ['durable.json', 'prices.jsonl']) await copyFile(join(from, name), join(to, name))
  const secrets = join(from, 'secrets')
  if (!existsSync(secrets)) return
  await mkdir(join(to, 'secrets'), { recursive: true, mode: 0o700 })
  for (const name of await readdir(secrets))
    if (isSecretName(name)) await copyFile(join(secrets, name), join(to, 'secrets', name))
}

async function copyFile(from: string, to: string): Promise<void> {
  if (existsSync(from)) await writeFileDurably(to, await readFile(from, 'utf8'))
}
