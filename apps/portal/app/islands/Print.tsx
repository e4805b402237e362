'use client';
import { PrintButton } from '@portal/ui/step-by-step';
import { island } from '../declare-island';

function PrintIsland() {
  return <PrintButton onPrint={() => print()} />;
}

export default island({ wakes: 'interaction', component: PrintIsland });
