import { AddressSchema } from '@countersign/api'
import * as z from 'zod/mini'
import type { HardwareWallet } from './HardwareWallet.ts'

const KEY = 'countersign.hardware'

const Remembered = z.object({
  address: AddressSchema,
  path: z.string(),
  chainId: z.string(),
  /** Fingerprint of the seed; QR wallets require it in every request. */
  fingerprint: z.optional(z.number()),
})
export type RememberedDevice = z.output<typeof Remembered>

const Memory = z.record(z.string(), Remembered)

export type HardwareMemory = {
  read(wallet: HardwareWallet): RememberedDevice | null
  write(wallet: HardwareWallet, device: RememberedDevice | null): void
}

/** The chosen address of a device, stored so that a reload can show it without the device. Never contains a key. */
export function createHardwareMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): HardwareMemory {
  const readAll = (): z.output<typeof Memory> => {
    try {
      return Memory.parse(JSON.parse(storage.getItem(KEY) ?? '{}'))
    } catch {
      return {}
    }
  }
  return {
    read: (wallet) => readAll()[wallet] ?? null,
    write(wallet, device) {
      const { [wallet]: _, ...others } = readAll()
      try {
        storage.setItem(KEY, JSON.stringify(device === null ? others : { ...others, [wallet]: device }))
      } catch {
        // Without storage, the device has to be chosen again after a reload.
      }
    },
  }
}
