import { readFileSync } from 'node:fs'
import { startReader } from '#analysis/reader.ts'
const reader:any = await startReader()
const r:any = await reader.readDocument(readFileSync(process.argv[2]!), {onProgress: ()=>{}})
const pages = (r.value??r).pages ?? (r.value.document.pages)
for (const p of pages) { if (String(p.number)!==process.argv[3]) continue; for (const b of p.blocks) { console.log('BLOCK', b.box.map((x:number)=>Math.round(x))); for (const l of b.lines) console.log('   ', l.segments.map((s:any)=>s.box.map((x:number)=>Math.round(x)).join(',')+' '+s.text).join(' ¦ ')) } }
await reader.close()
