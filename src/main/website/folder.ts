import { resolve } from 'node:path'

/** Where the built web app lies. */
export const WEBSITE_FOLDER = resolve(import.meta.dirname, '../../../dist/website')
