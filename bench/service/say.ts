const began = performance.now()

/** A progress line, because a run takes minutes. */
export const say = (step: string): void =>
  console.error(`  ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${step}`)
