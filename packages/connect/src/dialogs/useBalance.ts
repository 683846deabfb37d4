import type { Address } from '@countersign/primitives'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useReader } from '../kit/useReader.ts'

const Balance = z.string().check(z.regex(/^0x[0-9a-fA-F]+$/))

/** The balance of an address in the network's coin, from a node; null until it was read. */
export function useBalance(chainId: string, address: Address): bigint | 'failed' | null {
  const read = useReader()
  const [known, setKnown] = useState<{ of: string; balance: bigint | 'failed' } | null>(null)
  const of = `${chainId} ${address}`
  useEffect(() => {
    let isOver = false
    const put = (balance: bigint | 'failed') => isOver || setKnown({ of, balance })
    read(chainId, 'eth_getBalance', [address, 'latest']).then(
      (answer) => {
        const parsed = Balance.safeParse(answer)
        put(parsed.success ? BigInt(parsed.data) : 'failed')
      },
      () => put('failed'),
    )
    return () => {
      isOver = true
    }
  }, [read, chainId, address, of])
  return known?.of === of ? known.balance : null
}
