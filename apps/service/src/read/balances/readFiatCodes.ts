import type { ServiceContext } from '../../context/ServiceContext.ts'

/**
 * Upper-case codes for which at least one chain has prices. Read per chain: a failing price source of one chain must not remove the
 * currencies of the others.
 */
export async function readFiatCodes({ chains }: Pick<ServiceContext, 'chains'>): Promise<string[]> {
  const lists = await Promise.all([...chains.values()].map(({ reader }) => reader.fiatCodes().catch(() => [])))
  return [...new Set(lists.flat().map((code) => code.toUpperCase()))]
}
