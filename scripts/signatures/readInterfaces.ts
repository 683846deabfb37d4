import type { AbiFunction } from 'viem'
import { parseAbiItem } from 'viem/utils'

/** Reads `interfaces.txt`: a line `# source` starts a group, every other line is one function. */
export function readInterfaces(text: string): { source: string; functions: AbiFunction[] }[] {
  const groups: { source: string; functions: AbiFunction[] }[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    if (line.startsWith('# ')) {
      groups.push({ source: line.slice(2), functions: [] })
      continue
    }
    const item = parseAbiItem(`function ${line}`)
    const group = groups.at(-1)
    if (item.type !== 'function' || !group) throw new Error(`No function, or no source above it: ${line}`)
    group.functions.push(item)
  }
  return groups
}
