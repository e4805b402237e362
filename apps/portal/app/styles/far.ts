import '@portal/tokens/core.css';
import '@portal/tokens/sites/far.css';
import '@portal/tokens/sites/far.fonts.css';
import '@portal/ui/styles';
