import type { Chain } from '@countersign/api'
import { NativeSelect } from '@mantine/core'

export interface NetworkSelectProps {
  chains: readonly Chain[]
  value: string
  onChange(chainId: string): void
}

export function NetworkSelect({ chains, value, onChange }: NetworkSelectProps) {
  return (
    <NativeSelect
      aria-label="Network"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={chains.map(({ chainId, chainName }) => ({ value: chainId, label: chainName }))}
    />
  )
}
