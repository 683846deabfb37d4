export { CountersignProvider, type CountersignProviderProps } from './CountersignProvider.tsx'
export { createColorSchemeManager } from './colorSchemeManager.ts'
export { resolver } from './resolver.ts'
export { theme } from './theme.ts'
