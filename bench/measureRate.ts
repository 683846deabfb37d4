import { median } from './median.ts'

/**
 * Operations per second: rounds of at least `roundMs`, alternating between the candidates so that drift of the machine
 * hits all of them; the median round counts.
 */
export async function measureRates<Name extends string>(
  candidates: Record<Name, () => unknown>,
  { rounds = 7, roundMs = 250 } = {},
): Promise<Record<Name, number>> {
  const names = Object.keys(candidates) as Name[]
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (const name of names) await runRound(candidates[name], roundMs)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) samples.get(name)?.push(await runRound(candidates[name], roundMs))
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>
}

async function runRound(operation: () => unknown, roundMs: number): Promise<number> {
  let count = 0
  const began = performance.now()
  let elapsed = 0
  while (elapsed < roundMs) {
    await operation()
    count++
    elapsed = performance.now() - began
  }
  return (count * 1000) / elapsed
}

/** Prints each rate and its ratio to the last candidate, the peer or floor. */
export function printRates(title: string, rates: Record<string, number>): void {
  const entries = Object.entries(rates)
  const [peerName = '', peer = 1] = entries.at(-1) ?? []
  console.log(`\n${title}`)
  for (const [name, rate] of entries) {
    const ratio = name === peerName ? '' : `  ${(rate / peer).toFixed(2)} × ${peerName}`
    console.log(`  ${name.padEnd(28)} ${Math.round(rate).toLocaleString('en-US').padStart(10)} /s${ratio}`)
  }
}
