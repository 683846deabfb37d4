import { createTestWallet, type EmitWalletEvent } from './createTestWallet.ts'
import type { TestWallet, TestWalletInput, WalletRequest } from './TestWallet.ts'
import { emitterOf, testWalletPage } from './testWalletPage.ts'
import { field } from './walletFields.ts'

type WalletPage = { frames(): readonly { evaluate(script: string): Promise<unknown> }[] }

/** The parts of a Playwright page or context that the wallets need. */
export type WalletHost = {
  exposeFunction(name: string, callback: (argument: string) => Promise<string>): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
  frames?: WalletPage['frames']
  pages?(): readonly WalletPage[]
}

/**
 * Installs wallets in a page, or in every page of a browser context: EIP-1193 providers announced by EIP-6963, whose
 * requests are answered in Node by viem accounts. Only JSON is exchanged, and no key enters the page. Call it before
 * the page is opened.
 * @param host - Playwright page or context.
 * @param inputs - One entry per wallet.
 * @returns One control per wallet, in the same order.
 *
 * @example
 * const [wallet] = await installTestWallets(host, [{ privateKeys: [privateKey], chainId: 31337, rpcUrls: { 31337: rpcUrl } }])
 */
export async function installTestWallets<const Inputs extends readonly TestWalletInput[]>(
  host: WalletHost,
  inputs: Inputs,
): Promise<{ -readonly [Key in keyof Inputs]: TestWallet }> {
  const wallets: TestWallet[] = []
  for (const input of inputs) wallets.push(await install(host, input))
  return wallets as { -readonly [Key in keyof Inputs]: TestWallet }
}

async function install(host: WalletHost, input: TestWalletInput): Promise<TestWallet> {
  const { name = 'Test wallet', rdns = 'test.wallet', announces = true, injected = null } = input
  const channel = `testWallet_${rdns.replaceAll(/\W/g, '_')}`
  const { control, answer } = createTestWallet(input, emitTo(host, channel))
  await host.exposeFunction(channel, async (text) => JSON.stringify(await answer(readRequest(text))))
  await host.addInitScript({ content: testWalletPage({ channel, name, rdns, announces, injected }) })
  return control
}

const emitTo =
  (host: WalletHost, channel: string): EmitWalletEvent =>
  async (event, value) => {
    const frames = [host, ...(host.pages?.() ?? [])].flatMap((page) => page.frames?.() ?? [])
    const script = `window[${JSON.stringify(emitterOf(channel))}]?.(${JSON.stringify(event)}, ${JSON.stringify(value)})`
    // A frame that closes at this moment cannot receive it.
    await Promise.all(frames.map((frame) => frame.evaluate(script).catch(() => {})))
  }

function readRequest(text: string): WalletRequest {
  const parsed: unknown = JSON.parse(text)
  const params = field(parsed, 'params')
  return { method: String(field(parsed, 'method')), params: Array.isArray(params) ? params : [params] }
}
