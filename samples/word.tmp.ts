import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '/work/lead/src/extraction/domain/extract.ts'
import { page } from '/work/lead/src/extraction/domain/typeset.fixture.ts'
import { readFileSync } from 'node:fs'
const lines = readFileSync('/tmp/words.txt','utf8').split('\n').filter(l=>l.trim())
for (const line of lines) {
  const r:any = extract([page(['# Einfamilienhaus zum Kauf','', 'Wohnfläche | 120 m²','',...line.split(' // ')])], calendarDate('2026-11-22'))
  const rem = (r.remarks??[]).map((x:any)=>`${x.topic}/${x.rule}/${x.tone}/${x.certainty}${x.scope.bearer!=='offer'?'/'+x.scope.bearer:''}${x.scope.time!=='now'?'/'+x.scope.time:''}`)
  const f = Object.entries(r.facts??{}).filter(([k,v]:any)=>v&&!['kaufpreis','wohnflaeche','objektart'].includes(k)).map(([k,v]:any)=>k+'='+v.value)
  console.log('* '+line+'\n     '+rem.join(' · ')+'  || '+f.join(', '))
}
