import { test } from 'vitest';
import { replay } from '../engine/index.ts';
import { resolve, SHELF } from '../rulebook/index.ts';
import { inventGame } from './game/index.ts';
import { chanceFrom } from './seed.ts';
test('m', () => {
  const b = resolve(SHELF, { edition: SHELF.usual }); if (!b.ok) throw 1; const book = b.value;
  const t0 = Date.now();
  const N = 200; const games = [];
  for (let s = 1; s <= N; s++) games.push(inventGame(chanceFrom(s), book));
  const t1 = Date.now();
  let goals=0, pen=0, fouls=0, chk=0, calls=0, edits=0, puts=0, io=0, jd=0, rio=0, rjd=0, over=0, dbl=0, n2=0; const why:any={}, kinds:any={}, phases:any={}, rwhy:any={}; const gl:number[]=[]; const fl:number[]=[];
  for (const g of games) {
    const r = replay(book, g);
    over += r.state.phase==='over'?1:0; phases[r.state.phase]=(phases[r.state.phase]??0)+1;
    calls+=g.length; edits += g.filter(c=>c.said.kind==='withdraw'||c.said.kind==='amend').length; puts+=g.filter(c=>c.after).length;
    let gg=0;
    for (const j of r.judged) { jd++; io+=j.grade==='in-order'?1:0; kinds[j.call.said.kind]=(kinds[j.call.said.kind]??0)+1;
      if (j.grade!=='in-order'){const k=j.grade+' '+j.call.said.kind+' '+j.objections.map(o=>o.why)+(j.call.after?' put':''); why[k]=(why[k]??0)+1;}
      for (const x of j.rulings) { if (x.kind==='goal-counted'){gg++; pen+=(x as any).penalty?1:0} } fouls+=j.rulings.some(x=>x.kind==='foul-called')?1:0; }
    goals+=gg; gl.push(gg); chk+=r.state.chukker; dbl+=[...r.standing.corrected.values()].filter(c=>c.double.length>0).length; n2+=r.standing.astray.length;
    const raw = replay(book, g.filter(c=>c.said.kind!=='withdraw'&&c.said.kind!=='amend'));
    for (const j of raw.judged){rjd++; rio+=j.grade==='in-order'?1:0; if (j.grade!=='in-order'){const k=j.grade+' '+j.call.said.kind+' '+j.objections.map(o=>o.why); rwhy[k]=(rwhy[k]??0)+1;}}
  }
  const t2=Date.now();
  console.log({ms:t1-t0, rep:t2-t1, goals:goals/N, minmax:[Math.min(...gl),Math.max(...gl)], pen:pen/goals, fouls:fouls/chk, chk:chk/N, calls:calls/N, edits:edits/calls, puts:puts/calls, io:io/jd, rio:rio/rjd, phases, dbl, n2});
  console.log(why, kinds, Object.fromEntries(Object.entries(rwhy).sort((a:any,b:any)=>b[1]-a[1]).slice(0,15)));
  for (const c of [400,600]) console.log(c, [1,2,3,4,5,6].map(s=>inventGame(chanceFrom(s),book,{calls:c}).length), inventGame(chanceFrom(1),book,{seats:['scorer'],chukkers:4}).length);
});
