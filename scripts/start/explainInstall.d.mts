export function explainInstall(message: string): string
