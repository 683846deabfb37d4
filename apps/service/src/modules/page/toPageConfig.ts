import type { PageConfig } from '@countersign/api'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { readPushPublicKey } from '../../secrets/readVapidKeys.ts'
import { readTrezorScript } from './readTrezorScript.ts'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_FILE } from '../../files/IndexPage.ts'

const remembered = new Map<string, { modifiedMs: number; build: string | null }>()

/**
 * Identifies the served build in the same way as its page: the sha256 of the list of its files. Null without a page. Read again when the
 * page is rebuilt while the service runs.
 */
async function readBuild(pageDir: string | undefined): Promise<string | null> {
  if (pageDir === undefined) return null
  const file = join(pageDir, PAGE_FILE)
  const modifiedMs = (await stat(file).catch(() => null))?.mtimeMs
  if (modifiedMs === undefined) return null
  const known = remembered.get(file)
  if (known?.modifiedMs === modifiedMs) return known.build
  const html = await readFile(file, 'utf8')
  const build = /<meta name="countersign-build" content="([0-9a-f]{64})"/.exec(html)?.[1] ?? null
  remembered.set(file, { modifiedMs, build })
  return build
}

/** The part of the configuration that the page needs. It contains demo keys only for local chains that the launcher started. */
export async function toPageConfig(context: ServiceContext): Promise<PageConfig> {
  const { config } = context
  const keys = config.chains.flatMap((chain) => (chain.rpcApiKey ? [[chain.chainId, chain.rpcApiKey] as const] : []))
  const chainIds = config.chains.filter((chain) => chain.isLocal).map((chain) => chain.chainId)
  return {
    clientServiceUrl: '',
    build: await readBuild(config.pageDir),
    rpcApiKeys: Object.fromEntries(keys),
    walletConnect: config.walletConnect,
    sources: config.sources,
    hasDescriptors: config.descriptorsDir !== null,
    trezorScript: await readTrezorScript(config),
    pushPublicKey: await readPushPublicKey(context),
    ...(config.demo && chainIds.length > 0 ? { demo: { chainIds, ...config.demo } } : {}),
  }
}
