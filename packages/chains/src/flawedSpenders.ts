import type { Address } from './SafeDeployment.ts'

/**
 * A contract that took approved tokens from those who had approved it, because of a published flaw.
 *
 * @example
 * const flawed: FlawedSpender = { name: 'RouteProcessor2', address: '0x044b…', chainId: '1', exploited: '2023-04', source: '…' }
 */
export type FlawedSpender = {
  readonly name: string
  readonly address: Address
  /** Decimal. */
  readonly chainId: string
  /** Year and month in which approvals were stolen through it. */
  readonly exploited: string
  /** Where the attack is published and reproduced. */
  readonly source: string
}

const SOURCE = 'SunWeb3Sec/DeFiHackLabs'
const spender = (name: string, exploited: string, chainId: string, address: Address): FlawedSpender => ({
  name,
  address,
  chainId,
  exploited,
  source: SOURCE,
})

/**
 * Contracts through which approved tokens were stolen. An approval of one of them is better revoked, whatever it was given for. The list is
 * short and never complete: an address that is missing here is not safe because of that. Each address is in at least two independent
 * publications of the attack.
 */
export const flawedSpenders: readonly FlawedSpender[] = [
  spender('Furucombo proxy', '2021-02', '1', '0x17e8Ca1b4798B97602895f63206afCd1Fc90Ca5f'),
  spender('Multichain router V4', '2022-01', '1', '0x6b7a87899490EcE95443e979cA9485CBE7E71522'),
  spender('Rubic proxy', '2022-12', '1', '0x3335A88bb18fD3b6824b59Af62b50CE494143333'),
  spender('Dexible', '2023-02', '1', '0xDE62E1b0edAa55aAc5ffBE21984D321706418024'),
  spender('RouteProcessor2', '2023-04', '1', '0x044b75f554b886A065b9567891e45c79542d7357'),
  spender('RouteProcessor2', '2023-04', '56', '0xD75F5369724b513b497101fb15211160c1d96550'),
  spender('RouteProcessor2', '2023-04', '100', '0x145d82bCa93cCa2AE057D1c6f26245d1b9522E6F'),
  spender('RouteProcessor2', '2023-04', '43114', '0xbACEB8eC6b9355Dfc0269C18bac9d6E2Bdc29C4F'),
]

/**
 * Finds the published flaw of a spender.
 *
 * @param address in any letter case
 * @param chainId decimal
 * @example
 * findFlawedSpender('0x044b75f554b886a065b9567891e45c79542d7357', '1')?.name // 'RouteProcessor2'
 */
export const findFlawedSpender = (address: string, chainId: string): FlawedSpender | undefined =>
  flawedSpenders.find((one) => one.chainId === chainId && one.address.toLowerCase() === address.toLowerCase())
