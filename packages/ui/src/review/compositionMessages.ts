import { defineMessages } from '@countersign/primitives'

export const compositionMessages = defineMessages('composition', {
  label: (parts: string) => `Composition: ${parts}`,
  percent: (percent: string) => `${percent}%`,
  part: ({ label, percent }: { label: string; percent: string | null }) =>
    percent === null ? `${label} without a price` : `${label} ${percent} percent`,
})
