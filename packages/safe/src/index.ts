export * from './light.ts'
