export function explainNode(version: string): string | null
