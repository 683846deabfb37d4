import type { Address } from '@countersign/primitives'

/**
 * A token whose symbol others imitate, and its network.
 *
 * @example
 * genuineTokens.filter(({ chainId }) => chainId === 1n)
 */
export type GenuineToken = { readonly chainId: bigint; readonly address: Address; readonly symbol: string }

const on = (chainId: bigint, symbol: string, address: Address): GenuineToken => ({ chainId, symbol, address })

/** The most imitated tokens, with the addresses that their issuers publish. */
export const genuineTokens: readonly GenuineToken[] = [
  on(1n, 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  on(1n, 'USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  on(1n, 'DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F'),
  on(1n, 'WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
  on(1n, 'WBTC', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'),
  on(1n, 'stETH', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'),
  on(1n, 'wstETH', '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'),
  on(1n, 'LINK', '0x514910771AF9Ca656af840dff83E8264EcF986CA'),
  on(1n, 'UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'),
  on(10n, 'USDC', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'),
  on(10n, 'WETH', '0x4200000000000000000000000000000000000006'),
  on(137n, 'USDC', '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'),
  on(8453n, 'USDC', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
  on(8453n, 'WETH', '0x4200000000000000000000000000000000000006'),
  on(42161n, 'USDC', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'),
]
