/** The style sheet, the same for every report, so that the page may name its hash and forbid all other styles. */
export const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:44rem;padding:0 1rem 3rem;background:#fff;color:#1c1c1e;font:1rem/1.5 "Source Sans 3","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums;overflow-wrap:anywhere;hyphens:auto}
a{color:inherit;text-underline-offset:.15em}
a:focus-visible,summary:focus-visible,.wide:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
p,ul{margin:.6rem 0}
h1{font-size:1.75rem;line-height:1.2;margin:2rem 0 1.5rem}
h2{font-size:1.4rem;line-height:1.25;margin:0 0 .4rem}
h3{font-size:1.1rem;line-height:1.3;margin:1.8rem 0 .5rem}
h3.item,h4{font-size:1rem;line-height:1.35;margin:.2rem 0 .3rem}
.headline{font-size:1.75rem;font-weight:700;line-height:1.15;margin:.2rem 0 .5rem}
.traits{margin:.4rem 0 1rem}.traits div{border-top:1px solid #d5d7db;padding:.4rem 0}.traits dt{color:#5f6368;font-size:.86rem}.traits dd{margin:0}
.annex{margin:3rem 0 0;font-size:1.75rem}
h2.item{font-size:1.1rem;margin:1.4rem 0 .2rem}
.brand{display:flex;gap:.5rem;align-items:center;justify-content:space-between;padding:.9rem 0;border-bottom:1px solid #d5d7db;font-weight:700}
.brand span{display:flex;gap:.5rem;align-items:center}
.mark{display:flex;gap:.15rem}.mark svg{width:1.1rem;height:1.1rem}
.brand small,.soft,.source,.basis{color:#5f6368;font-weight:400}
.source,.basis,.soft{font-size:.86rem}
.lamps{display:flex;gap:.8rem;margin:1rem 0 .6rem}
.lamps svg{width:3rem;height:3rem}
.word{font-size:2rem;font-weight:700;line-height:1.2;margin:.4rem 0}
.word small{font-size:1.1rem;font-weight:400;color:#5f6368;white-space:nowrap}
.word small b{color:#1c1c1e}
.grün{color:#2e7d32}.gelb{color:#8f5600}.rot{color:#c62828}.ohne{color:#5f6368}
.lamp{display:inline-flex;align-items:center;gap:.35rem;font-weight:600;font-size:.92rem;white-space:nowrap}
.lamp svg{width:.85rem;height:.85rem;flex:none}
.lead{font-size:1.15rem;line-height:1.45}
.strong{font-weight:600;font-size:1.08rem}
.lines{white-space:pre-line}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(9.5rem,100%),1fr));gap:1rem;margin:1.2rem 0;padding:0}
.figures div{border-top:2px solid #1c1c1e;padding-top:.4rem;min-width:0}
.figures dt{color:#5f6368;font-size:.86rem}
.figures dd{margin:0;font-size:1.3rem;font-weight:600;line-height:1.25}
.figures dd.soft{font-size:.86rem;font-weight:400;margin-top:.15rem}
nav{margin-top:2.2rem}
nav ol,.links{list-style:none;margin:.6rem 0;padding:0}
nav li,.links li{border-top:1px solid #d5d7db}
nav li a,.links li>*{display:flex;gap:.7rem;justify-content:space-between;align-items:baseline;padding:.65rem 0;min-height:2.75rem;text-decoration:none}
.links li>*{justify-content:flex-start}
.links .lamp{min-width:4.6rem}
nav li b{font-weight:400;color:#5f6368;min-width:1.5rem;flex:none}
nav li span:first-of-type{flex:1;min-width:0}
section{border-top:2px solid #1c1c1e;margin-top:3rem;padding-top:1rem}
.finding{border-top:1px solid #d5d7db;padding:.9rem 0 .4rem}
blockquote{margin:.7rem 0;padding:.1rem 0 .1rem .8rem;border-left:3px solid #d5d7db}
blockquote p{margin:0;font-style:italic}
blockquote footer{color:#5f6368;font-size:.86rem}
.wide{overflow-x:auto;margin:.8rem 0;max-width:100%}
table{border-collapse:collapse;width:100%;font-size:.92rem;line-height:1.4;overflow-wrap:break-word;hyphens:manual}
caption{text-align:left;color:#5f6368;font-size:.86rem;padding-bottom:.4rem}
th,td{padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #d5d7db;min-width:4rem}
th{color:#5f6368;font-weight:600;border-bottom:2px solid #1c1c1e}
td{max-width:22rem}
td.words{min-width:13rem}
th:last-child,td:last-child{padding-right:0}
.number{text-align:right;white-space:nowrap}
.number.long{white-space:normal}
.sum td{font-weight:600;border-top:2px solid #1c1c1e}
details{margin:.6rem 0}
summary{cursor:pointer;padding:.6rem 0;min-height:2.75rem;font-weight:600}
.check{list-style:none;padding:0}
.check>li{display:grid;grid-template-columns:1.1rem 1fr;gap:.7rem;margin:.8rem 0}
.check svg{width:1.1rem;height:1.1rem;margin-top:.2rem}
.letter{border:1px solid #d5d7db;border-radius:4px;padding:1rem}
.notice{background:#f4f5f6;border-radius:4px;padding:.8rem 1rem}
.locked{color:#5f6368}
.photo{display:block;max-width:100%;max-height:15rem;width:auto;height:auto;margin:0 0 1.2rem;border-radius:2px}
figure{margin:1.2rem 0}
figcaption{font-weight:600;margin-bottom:.5rem}
figure svg{display:block;width:100%;max-width:26rem;height:auto}
figure img{display:block;max-width:100%;height:auto;border:1px solid #d5d7db}
.logo{display:block;max-height:2rem;max-width:60%}
@media(max-width:32rem){th,td{padding-right:.5rem}th.number{white-space:normal}.stacked,.stacked caption,.stacked tbody,.stacked tr,.stacked td{display:block}
.stacked thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.stacked tr{padding:.5rem 0;border-bottom:1px solid #d5d7db}
.stacked td{border:0;padding:0;min-width:0;max-width:none;text-align:left;white-space:normal;hyphens:auto}
.stacked td:empty{display:none}
.stacked td:first-child{font-weight:600}
.stacked td+td[data-head]::before{content:attr(data-head) ': ';color:#5f6368}}
@media print{body{max-width:none;font-size:10pt}section{break-before:page;border-top:0}.finding,figure,tr{break-inside:avoid}details>*{display:block}.wide{overflow:visible}}
`
/** SHA-256 of the style sheet for the page's Content-Security-Policy; a test holds the two together. */
export const STYLE_HASH = 'sha256-za9/YiSAMBQgw7/TC3Z9z8dJ3/nnETCjs7NuXA8bjqI='
